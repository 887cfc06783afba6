import type { Translate } from '../../messages/translator.ts'

export interface CopyButtonProps {
  /** Accessible name of the copied code. */
  label: string
  className?: string | undefined
  title?: string
  t: Translate
}

/** Copies the code of the nearest visible `[data-code]`. */
export function CopyButton({ label, t, ...attributes }: CopyButtonProps) {
  return (
    <button type="button" {...attributes} data-copy="" aria-label={label}>
      {t('code.copy')}
    </button>
  )
}
