import type { Translate } from '../../messages/translator.ts'

export interface CopyButtonProps {
  /** What it copies, for who does not see where it is. */
  label: string
  className?: string | undefined
  title?: string
  t: Translate
}

/** Copies the code of the nearest `[data-code]` that shows. */
export function CopyButton({ label, t, ...attributes }: CopyButtonProps) {
  return (
    <button type="button" {...attributes} data-copy="" aria-label={label}>
      {t('code.copy')}
    </button>
  )
}
