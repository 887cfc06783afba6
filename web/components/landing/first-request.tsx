import type { LandingRequest as Request } from '../../content/landing/first-request.ts'
import type { Translate } from '../../messages/translator.ts'
import { Code } from '../code/code.tsx'
import { CodeActions } from '../code/code-actions.tsx'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import styles from './first-request.module.css'

/** A request in several languages, with its answer. */
export function FirstRequest({ request, t }: { request: Request; t: Translate }) {
  const { method, path, href, samples, answer } = request
  const line = (
    <>
      <MethodBadge method={method} /> <code translate="no">{path}</code>
    </>
  )
  return (
    <section className={styles.request} aria-labelledby="first-request">
      <h2 id="first-request">
        {t('landing.request')}
        {href ? <a href={href}>{line}</a> : <span>{line}</span>}
      </h2>
      <Tabs
        id="first-request-samples"
        group="programming-language"
        framed
        after={<CodeActions t={t} />}
        tabs={samples.map(({ value, label, language, code }) => ({
          value,
          label,
          content: <Code code={code} language={language} />,
        }))}
      />
      {answer && (
        <figure className={styles.answer} data-code="">
          <figcaption>
            {answer.status !== undefined && <b>{answer.status}</b>}
            {t('landing.answer')}
            <CodeActions t={t} />
          </figcaption>
          <Code code={answer.code} language={answer.language} />
        </figure>
      )}
    </section>
  )
}
