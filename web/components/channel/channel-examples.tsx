import { localeConfig } from '../../config/locales.ts'
import type { Channel } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Code } from '../code/code.tsx'
import { CodeActions } from '../code/code-actions.tsx'
import styles from '../operation/examples.module.css'
import { Tabs } from '../tabs/tabs.tsx'

/** The request to send and the frames that follow, beside the text on wide screens and above it on narrow ones. */
export function ChannelExamples({ channel, t }: { channel: Channel; t: Translate }) {
  return channel.sections.map(({ kind, anchor, text, lang, message: name }) => {
    const message = channel.messages.find((one) => one.name === name)
    const examples =
      kind === 'subscribe'
        ? channel.topics.map(({ _key, pattern, subscribe }) => ({
            _key,
            title: pattern,
            code: subscribe,
          }))
        : kind === 'frames'
          ? (message?.examples ?? [])
          : []
    if (examples.length === 0) return null
    return (
      <section key={anchor} className={styles.example}>
        <h2 id={anchor} lang={lang && localeConfig[lang].htmlLang}>
          {text}
        </h2>
        <Tabs
          id={`${channel.name}-${anchor}`}
          group={`${channel.name}-${anchor}`}
          framed
          after={<CodeActions t={t} />}
          tabs={examples.map(({ _key, title, code }) => ({
            value: _key,
            label: title || text,
            content: <Code code={code} language="json" />,
          }))}
        />
      </section>
    )
  })
}
