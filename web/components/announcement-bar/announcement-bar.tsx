import type { Announcement } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { CloseIcon, ExternalIcon } from '../icons/icons.tsx'
import { InlineScript } from '../inline-script/inline-script.tsx'
import { langOf } from '../nav-link/lang-of.ts'
import styles from './announcement-bar.module.css'

export interface AnnouncementBarProps {
  announcement: Announcement
  t: Translate
}

/** A line above the navbar. It is always in the document; a script hides it where it was closed. */
export function AnnouncementBar({ announcement, t }: AnnouncementBarProps) {
  const { id, text, link, closeable } = announcement
  return (
    <>
      <aside className={styles.bar} aria-label={t('announcement')} data-announcement={id}>
        <p lang={langOf(text)}>
          {link ? (
            <a
              href={link.href}
              {...(link.external && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {text.text} {link.external && <ExternalIcon label={t('nav.external')} />}
            </a>
          ) : (
            text.text
          )}
        </p>
        {closeable && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('announcement.close')}
            data-announcement-close=""
          >
            <CloseIcon />
          </button>
        )}
      </aside>
      <InlineScript name="announcement" />
    </>
  )
}
