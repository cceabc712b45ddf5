import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  showLabel: string;
  hideLabel: string;
}

/** A secret with an eye. Pasting is always allowed (WCAG 3.3.8). */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? hideLabel : showLabel}
          size="inside"
          className="-mr-1.5"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      }
    />
  );
}
