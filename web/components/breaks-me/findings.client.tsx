import { useEffect, useRef } from 'react'
import type { FileLocation, UsageFinding } from '../../client-check/finding.ts'
import type { Locale } from '../../config/locales.ts'
import { changelogPath, pageHref } from '../../config/paths.ts'
import { interpolate } from '../search/words/interpolate.ts'
import styles from './breaks-me.module.css'
import type { BreaksMeLabels } from './labels.ts'
import type { ReadResult } from './messages.ts'

interface Props {
  result: ReadResult
  labels: BreaksMeLabels
  locale: Locale
}

/** Kinds of findings, most urgent first. */
const KINDS = ['unknown', 'misspelt', 'deprecated', 'changed'] as const
/** Most locations of a finding that are shown at once. */
const MOST = 5

/** The findings by kind, with skipped files. The heading takes the focus when they appear. */
export function Findings({ result, labels, locale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { findings, read, calls, topics, open, skipped, problems } = result
  const isNothing = calls + topics + findings.length === 0
  return (
    <section className={styles.results}>
      <h2 ref={heading} tabIndex={-1}>
        {labels.results}
      </h2>
      <p role="status">
        {isNothing
          ? interpolate(read === 0 ? labels.empty : labels.nothing, { files: read })
          : interpolate(labels.summary, { findings: findings.length, files: read, calls, topics })}
      </p>
      {!isNothing && findings.length + open.length === 0 && <p>{labels.fine}</p>}
      <ul className={styles.notes}>
        {open.map(({ what, places: [place] }) => (
          <li key={what}>{interpolate(labels.open, { what, file: '', line: 0, ...place })}</li>
        ))}
        {skipped.folder > 0 && <li>{labels.leftFolders}</li>}
        {skipped.prose > 0 && <li>{interpolate(labels.leftProse, { count: skipped.prose })}</li>}
        {skipped.binary > 0 && <li>{interpolate(labels.leftBinary, { count: skipped.binary })}</li>}
        {problems.map(({ file, problem, count = 0 }) => (
          <li key={`${file} ${problem}`}>{interpolate(labels[problem], { file, count })}</li>
        ))}
      </ul>
      {KINDS.map((kind) => {
        const own = findings.filter((finding) => finding.kind === kind)
        return (
          own.length > 0 && (
            <section key={kind}>
              <h3>
                {labels[kind]} ({own.length})
              </h3>
              <ul className={styles.findings}>
                {own.map((finding) => (
                  <li key={keyOf(finding)} data-finding={kind}>
                    <OneFinding {...{ finding, labels, locale }} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </section>
  )
}

const keyOf = ({ subject, what, of, change }: UsageFinding) =>
  [subject, what, of, change?.anchor].join(' ')

function OneFinding({
  finding,
  labels,
  locale,
}: Omit<Props, 'result'> & { finding: UsageFinding }) {
  const { what, page, change, breaking } = finding
  const name = <code translate="no">{what}</code>
  return (
    <>
      <p>
        {page === undefined ? name : <a href={pageHref(page, locale)}>{name}</a>}{' '}
        {details(finding, labels).map((words) => (
          <span key={words}>{words} </span>
        ))}
        {change && (
          <>
            <time dateTime={change.date}>{change.date}</time>{' '}
            <a href={pageHref(changelogPath, locale, change.anchor)}>
              {change.title[locale] ?? change.title['en']}
            </a>{' '}
            {breaking && <strong>{labels.breaking}</strong>}
          </>
        )}
      </p>
      <FoundPlaces {...finding} labels={labels} />
    </>
  )
}

function details(finding: UsageFinding, labels: BreaksMeLabels): string[] {
  const { kind, subject, of, instead, values, examples, change } = finding
  return [
    subject === 'version' && labels.version,
    of && interpolate(labels.of, { of }),
    instead && interpolate(kind === 'deprecated' ? labels.instead : labels.meant, { instead }),
    values && interpolate(labels.values, { values: values.join(', ') }),
    examples && interpolate(labels.examples, { examples: examples.join(', ') }),
    change?.fields && interpolate(labels.fields, { fields: change.fields.join(', ') }),
  ].filter((words) => typeof words === 'string')
}

function FoundPlaces({
  places,
  count,
  labels,
}: Pick<UsageFinding, 'places' | 'count'> & { labels: BreaksMeLabels }) {
  const more = places.slice(MOST)
  return (
    <>
      <ul className={styles.places}>{places.slice(0, MOST).map(placeItem)}</ul>
      {more.length > 0 && (
        <details>
          <summary>{interpolate(labels.more, { count: count - MOST })}</summary>
          <ul className={styles.places}>{more.map(placeItem)}</ul>
        </details>
      )}
    </>
  )
}

const placeItem = ({ file, line }: FileLocation) => (
  <li key={`${file}:${line}`}>
    {file}:{line}
  </li>
)
