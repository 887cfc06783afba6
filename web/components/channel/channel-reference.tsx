import { localeConfig } from '../../config/locales.ts'
import type { Channel, ChannelSection, Message } from '../../content/model/page-data.ts'
import { fieldTree } from '../../content/reference/field-tree.ts'
import type { Translate } from '../../messages/translator.ts'
import { LongListFilter } from '../field-filter/long-list-filter.tsx'
import { Heading } from '../heading/heading.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import { FieldList } from '../operation/field-list.tsx'
import styles from '../operation/operation.module.css'
import { ChannelLine } from './channel-line.tsx'
import { Connection } from './connection.tsx'
import { Topics } from './topics.tsx'

export interface ChannelProps {
  channel: Channel
  /** Whether the topic is already at the head of the page. */
  announced: boolean
  t: Translate
}

/** The topics of a channel and its messages. Its frames are beside the page's text. */
export function ChannelReference({ channel, announced, t }: ChannelProps) {
  const described = channel.topics.length === 0
  return (
    <>
      {!announced && <ChannelLine channel={channel} t={t} />}
      {described && (
        <p>
          <InlineText text={channel.description} />
        </p>
      )}
      {described && <Connection channel={channel} t={t} />}
      {channel.sections.map((section) => {
        if (section.kind === 'topic') {
          return (
            <section key={section.anchor}>
              <SectionHeading section={section} t={t} />
              <Topics channel={channel} t={t} />
            </section>
          )
        }
        const message = channel.messages.find(({ name }) => name === section.message)
        if (section.kind !== 'message' || !message) return null
        return <MessageSection key={section.anchor} section={section} message={message} t={t} />
      })}
    </>
  )
}

interface MessageProps {
  section: ChannelSection
  message: Message
  t: Translate
}

function MessageSection({ section, message, t }: MessageProps) {
  const { fields, appliesTo, direction } = message
  return (
    <section data-filterable="">
      <div className={styles.head}>
        <SectionHeading section={section} aside={fields.length} t={t} />
        <LongListFilter length={fields.length} t={t} />
      </div>
      {appliesTo.length > 0 && (
        <p>{t('operation.appliesTo', { categories: appliesTo.join(t('list.between')) })}</p>
      )}
      <FieldList nodes={fieldTree(fields)} showRequired={direction === 'send'} t={t} />
    </section>
  )
}

interface SectionHeadingProps {
  section: ChannelSection
  aside?: number
  t: Translate
}

function SectionHeading({ section: { anchor, text, lang }, aside, t }: SectionHeadingProps) {
  return (
    <Heading
      level={2}
      anchor={anchor}
      text={text}
      aside={aside || undefined}
      lang={lang && localeConfig[lang].htmlLang}
      linkLabel={t('heading.link', { heading: text })}
    />
  )
}
