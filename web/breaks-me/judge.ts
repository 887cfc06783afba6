import type { SurfaceOperation, SurfaceParameter } from '../content/api-surface/surface-schema.ts'
import { omitUndefined } from '../content/lake/optional-fields.ts'
import { type ApiIndex, operationsName } from './api-index.ts'
import type { Finding, FoundAt, Used } from './finding.ts'
import { nearestName } from './nearest-name.ts'
import { Tally } from './tally.ts'
import { matchTopics, topicSegments } from './topics/topic-match.ts'
import type { CallUse, FieldUse, TopicUse, Uses } from './use.ts'

type Said = Omit<Finding, 'places' | 'count'>

/** How many paths of another version are named. */
const EXAMPLES = 5
/** How many hosts are told apart. */
const MOST_HOSTS = 100
/** How many nearest names are remembered. */
const MOST_REMEMBERED = 5000

/** Holds what a client uses against the API. What it keeps is bounded, however much comes. */
export class Judge implements Uses {
  readonly #api: ApiIndex
  readonly #findings = new Tally<Said>()
  readonly #used = new Tally<Omit<Used, 'places' | 'count'>>()
  /** Unknown paths by their host: they count once something of the API was seen there. */
  readonly #unknown = new Map<string, Tally<Said>>()
  readonly #seenHosts = new Set<string>()
  readonly #gone = new Tally<Said>()
  readonly #nearest = new Map<string, string | undefined>()

  constructor(api: ApiIndex) {
    this.#api = api
  }

  call(use: CallUse): void {
    const { path, host = '', place } = use
    const all = this.#api.byPath.get(path)
    if (all) {
      this.#known(all, use)
      return
    }
    if (this.#api.beginnings.has(path) || this.#api.streams.some((stream) => stream.test(path)))
      return
    const instead = this.#nearestPath(path)
    const [first] = instead === undefined ? [] : (this.#api.byPath.get(instead) ?? [])
    const said = omitUndefined<Said>({
      kind: first ? 'misspelt' : 'unknown',
      subject: 'call',
      what: path,
      ...(instead !== undefined && { instead }),
      ...(first?.page !== undefined && { page: first.page }),
      breaking: true,
    })
    this.#doubt(host, use.certain).add(`call ${path}`, place, () => said)
  }

  topic({ name, open, place, subscribed, certain }: TopicUse): void {
    const { surface, commands } = this.#api
    const [best] = matchTopics(name, open, surface.topics)
    // Words with dots are keys of texts, too.
    if (best && (subscribed || !best.wrong) && (subscribed || name.includes('.'))) {
      const { pattern, page, deprecated, successor, sunset } = best.topic
      this.#used.add(pattern, place, () => omitUndefined({ subject: 'topic', what: pattern, page }))
      if (deprecated)
        this.#find(place, {
          ...{ kind: 'deprecated', subject: 'topic', what: pattern },
          breaking: this.#isOver(sunset),
          ...(successor !== undefined && { instead: successor }),
          ...(page !== undefined && { page }),
        })
      if (best.wrong)
        this.#find(place, {
          kind: 'unknown',
          subject: 'value',
          what: best.wrong.value,
          of: pattern,
          values: best.wrong.values,
          breaking: true,
          ...(page !== undefined && { page }),
        })
      return
    }
    if (!subscribed || commands.has(name)) return
    const [head = ''] = topicSegments(name)
    const isKnownHead = this.#api.topicHeads.includes(head)
    const near = isKnownHead ? undefined : nearestName(head, this.#api.topicHeads)
    if (near === undefined && !isKnownHead && topicSegments(name).length < 2) return
    const topic = surface.topics.find(({ pattern }) => topicSegments(pattern)[0] === (near ?? head))
    const said: Said = {
      kind: near === undefined ? 'unknown' : 'misspelt',
      subject: 'topic',
      what: name,
      ...(topic && { instead: topic.pattern }),
      ...(topic?.page !== undefined && { page: topic.page }),
      breaking: true,
    }
    if (near !== undefined) this.#find(place, said)
    else this.#doubt('', certain).add(`topic ${name}`, place, () => said)
  }

  name(name: string, place: FoundAt): void {
    const owner = this.#api.gone.get(name)
    if (owner)
      this.#gone.add(name, place, () =>
        omitUndefined<Said>({
          kind: 'deprecated',
          subject: 'field',
          what: name,
          of: owner.what,
          breaking: false,
          ...(owner.page !== undefined && { page: owner.page }),
        }),
      )
  }

  otherVersion(path: string, place: FoundAt, certain = false): void {
    const version = /\/v\d+(?=\/|$)/.exec(path)?.[0] ?? path
    const key = `version ${version}`
    const tally = this.#doubt('', certain)
    const examples: string[] = []
    tally.add(key, place, () => ({
      kind: 'unknown',
      subject: 'version',
      what: version,
      examples,
      breaking: true,
    }))
    const kept = tally.all.find(({ what }) => what === version)?.examples
    if (kept && kept.length < EXAMPLES && !kept.includes(path)) kept.push(path)
  }

  /** All findings until now but for changes, and what is used that is known. */
  get verdict(): { findings: Finding[]; used: Used[] } {
    const used = this.#used.all
    const ofApi = (host: string) =>
      this.#api.hosts.has(host) || this.#seenHosts.has(host) || (host === '' && used.length > 0)
    // One letter is no chance, wherever it stands.
    const unknown = [...this.#unknown].flatMap(([host, tally]) =>
      ofApi(host) ? tally.all : tally.all.filter(({ kind }) => kind === 'misspelt'),
    )
    const told = this.#findings.all
    const gone =
      used.length === 0
        ? []
        : this.#gone.all.filter(({ what }) => !told.some((finding) => finding.what === what))
    return {
      findings: [...told, ...unknown, ...gone],
      used,
    }
  }

  /** Where what may be of another API waits for something that is of this one. */
  #doubt(host: string, certain = false): Tally<Said> {
    if (certain) return this.#findings
    const tally = this.#unknown.get(host) ?? new Tally<Said>(500)
    if (this.#unknown.size < MOST_HOSTS) this.#unknown.set(host, tally)
    return tally
  }

  #find(place: FoundAt, said: Said): void {
    const { kind, subject, what, of = '' } = said
    this.#findings.add(`${kind} ${subject} ${what} ${of}`, place, () => said)
  }

  #known(all: readonly SurfaceOperation[], use: CallUse): void {
    const { method, place, host } = use
    if (host !== undefined) this.#seenHosts.add(host)
    const same = method === undefined ? all : all.filter((each) => each.method === method)
    const operations = same.length > 0 ? same : all
    const what = operationsName(operations)
    const page = operations[0]?.page
    const about = page === undefined ? {} : { page }
    this.#used.add(what, place, () => ({ subject: 'call', what, ...about }))
    if (method !== undefined && same.length === 0)
      this.#find(place, {
        kind: 'unknown',
        subject: 'method',
        what: `${method} ${use.path}`,
        instead: what,
        breaking: true,
        ...about,
      })
    if (operations.every(({ deprecated }) => deprecated)) {
      const { successor, sunset } = operations[0] ?? {}
      this.#find(place, {
        ...{ kind: 'deprecated', subject: 'call', what },
        breaking: this.#isOver(sunset),
        ...(successor !== undefined && { instead: successor }),
        ...about,
      })
    }
    for (const field of use.fields) this.#field(field, operations, { what, ...about })
  }

  #field(
    { name, value, place, sent }: FieldUse,
    operations: readonly SurfaceOperation[],
    { what, page }: { what: string; page?: string },
  ): void {
    const about = { of: what, ...(page !== undefined && { page }) }
    const parameters = operations.flatMap((operation) => operation.parameters)
    const known = parameters.filter((parameter) => parameter.name === name)
    const isDeprecated =
      known.length > 0
        ? known.every(({ deprecated }) => deprecated)
        : !sent && operations.some(({ deprecatedFields }) => deprecatedFields?.includes(name))
    if (isDeprecated)
      this.#find(place, {
        kind: 'deprecated',
        subject: 'field',
        what: name,
        ...(known[0]?.successor !== undefined && { instead: known[0].successor }),
        breaking: false,
        ...about,
      })
    if (known.length > 0) {
      if (sent && value !== undefined) this.#value(value, known, { name, place, about })
      return
    }
    if (!sent && (this.#api.names.has(name) || this.#isSpelling(name, parameters))) return
    const instead = this.#remembered(`${what} ${name}`, () =>
      nearestName(
        name,
        parameters.map((parameter) => parameter.name),
      ),
    )
    if (instead === undefined && !sent) return
    if (instead !== undefined && !sent && name === `${instead}s`) return
    this.#find(place, {
      kind: instead === undefined ? 'unknown' : 'misspelt',
      subject: 'field',
      what: name,
      ...(instead !== undefined && { instead }),
      // What is not known is ignored; what is misspelt is missing.
      breaking: instead !== undefined,
      ...about,
    })
  }

  #value(
    value: string,
    known: readonly SurfaceParameter[],
    { name, place, about }: { name: string; place: FoundAt; about: { of: string; page?: string } },
  ): void {
    const values = known.flatMap((parameter) => parameter.values ?? [])
    const isOpen = known.some((parameter) => parameter.values === undefined)
    if (isOpen || value === '' || values.includes(value) || value.includes(',')) return
    this.#find(place, {
      kind: 'unknown',
      subject: 'value',
      what: `${name}=${value.slice(0, 60)}`,
      values,
      breaking: true,
      ...about,
    })
  }

  /** Whether a day on which something ends has come. */
  #isOver(sunset: string | undefined): boolean {
    return sunset !== undefined && sunset <= this.#api.today
  }

  /** Whether it is a parameter as a language writes it: `order_type`, `OrderType`. */
  #isSpelling(name: string, parameters: readonly SurfaceParameter[]): boolean {
    const plain = (text: string) => text.replaceAll('_', '').toLowerCase()
    return parameters.some((parameter) => plain(parameter.name) === plain(name))
  }

  #nearestPath(path: string): string | undefined {
    return this.#remembered(path, () => nearestName(path, this.#api.byPath.keys()))
  }

  /** Comparing letters is dear, and clients say the same again and again. */
  #remembered(name: string, find: () => string | undefined): string | undefined {
    if (this.#nearest.has(name)) return this.#nearest.get(name)
    const found = find()
    if (this.#nearest.size < MOST_REMEMBERED) this.#nearest.set(name, found)
    return found
  }
}
