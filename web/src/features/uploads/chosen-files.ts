import { problemOf, type FileProblem } from '../../api/upload-queue.ts';
import { DEFAULT_MAX_BYTES } from '#contract/values/files';
import { PHOTO_TYPES } from './choices.ts';

export const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
const isPhoto = ({ name, type }: File): boolean => PHOTO_TYPES.includes(type) || /\.(jpe?g|png|webp)$/i.test(name);

export type ChosenProblem = 'needFile' | 'notPdf' | 'mixed' | FileProblem;

/** One PDF, or the photos of one report. */
export function problemOfChosen(files: readonly File[]): ChosenProblem | undefined {
  if (files.length === 0) return 'needFile';
  if (files.some((file) => !isPdf(file) && !isPhoto(file))) return 'notPdf';
  if (files.length > 1 && files.some(isPdf)) return 'mixed';
  return files.map((file) => problemOf(file, DEFAULT_MAX_BYTES)).find((problem) => problem !== undefined);
}
