import { saveFile } from '../../platform/save-file.ts';

/** Hands a text to the browser as a file to keep. */
export const saveText = (name: string, text: string, mediaType: string): void =>
  saveFile({ name, content: new Blob([text], { type: `${mediaType};charset=utf-8` }) });
