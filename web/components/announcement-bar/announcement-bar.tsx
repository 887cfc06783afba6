import type { ShownAnnouncement } from '../../content/announcements/announcements.ts'
import type { Translate } from '../../messages/translator.ts'
import { CloseIcon, ExternalIcon } from '../icons/icons.tsx'
import { InlineScript } from '../inline-script/inline-script.tsx'
import { langOf } from '../nav-link/lang-of.ts'
import styles from './announcement-bar.module.css'

export interface AnnouncementBarProps {
  /** Most urgent first. */
  announcements: readonly ShownAnnouncement[]
  t: Translate
}

/**
 * A line above the navbar. The document contains all announcements that may be due while it is cached; a script shows
 * the one that is due now.
 */
export function AnnouncementBar({ announcements, t }: AnnouncementBarProps) {
  return (
    <>
      <div data-announcements="">
        {announcements.map((announcement) => (
          <Bar key={announcement.key} announcement={announcement} t={t} />
        ))}
      </div>
      <InlineScript name="announcement" />
    </>
  )
}

function Bar({ announcement, t }: { announcement: ShownAnnouncement; t: Translate }) {
  const { key, text, level, link, closeable, shown, from, until } = announcement
  const isWarning = level === 'warning'
  return (
    <aside
      className={isWarning ? `${styles.bar} ${styles.warning}` : styles.bar}
      aria-label={t('announcement')}
      data-announcement={key}
      data-from={from}
      data-until={until}
      hidden={!shown}
    >
      <p>
        {isWarning && (
          <>
            <strong>{t('announcement.warning')}</strong>{' '}
          </>
        )}
        {link ? (
          <a
            href={link.href}
            lang={langOf(text)}
            {...(link.external && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {text.text} {link.external && <ExternalIcon label={t('nav.external')} />}
          </a>
        ) : (
          <span lang={langOf(text)}>{text.text}</span>
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
  )
}
