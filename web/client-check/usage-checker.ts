import type {
  SurfaceOperation,
  SurfaceParameter,
  SurfaceTopic,
} from '../content/api-surface/surface-schema.ts'
import { omitUndefined } from '../content/lake/optional-fields.ts'
import { type ApiIndex, operationsName } from './api-index.ts'
import type { FileLocation, KnownUse, OpenUse, UsageFinding } from './finding.ts'
import { nearestName } from './nearest-name.ts'
import { Tally } from './tally.ts'
import { matchTopics, type TopicMatch, topicSegments } from './topics/topic-match.ts'
import type { CallUse, FieldUse, TopicUse, UseVisitor } from './use.ts'

type UnlocatedFinding = Omit<UsageFinding, 'places' | 'count'>

/** How many paths of another version are named. */
const EXAMPLES = 5
/** How many hosts are told apart. */
const MOST_HOSTS = 100
/** Paths of an earlier version by which a client is known that says nothing of this one: no chance finds as many. */
const ENOUGH = 3
/** How many calls wait for more of the API. */
const MOST_ASSUMED = 2000
/** What a topic of ours ends with: a symbol, or what the program puts there. */
const SYMBOL = /(?:\*|[A-Z\d]{2}[A-Z\d-]*)$/
/** How many nearest names are remembered. */
const MOST_REMEMBERED = 5000

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

/** Holds what a client uses against the API. What it keeps is bounded, however much comes. */
export class UsageChecker implements UseVisitor {
  readonly #api: ApiIndex
  readonly #findings = new Tally<UnlocatedFinding>()
  readonly #used = new Tally<Omit<KnownUse, 'places' | 'count'>>()
  /** Unknown paths by their host: they count once something of the API was seen there. */
  readonly #unknown = new Map<string, Tally<UnlocatedFinding>>()
  readonly #seenHosts = new Set<string>()
  readonly #gone = new Tally<UnlocatedFinding>()
  readonly #open = new Tally<{ what: string }>()
  readonly #bases = new Set<string>()
  readonly #assumed: CallUse[] = []
  readonly #nearest = new Map<string, string | undefined>()

  constructor(api: ApiIndex) {
    this.#api = api
  }

  call(use: CallUse): void {
    const { path, host = '', place } = use
    const all = this.#api.byPath.get(path)
    if (use.assumed) {
      if (this.#assumed.length < MOST_ASSUMED) this.#assumed.push(use)
      return
    }
    if (all) {
      this.#known(all, use)
      return
    }
    if (this.#api.beginnings.has(path) || this.#api.streams.some((stream) => stream.test(path)))
      return
    const instead = this.#nearestPath(path)
    const [first] = instead === undefined ? [] : (this.#api.byPath.get(instead) ?? [])
    const said = omitUndefined<UnlocatedFinding>({
      kind: first ? 'misspelt' : 'unknown',
      subject: 'call',
      what: path,
      ...(instead !== undefined && { instead }),
      ...(first?.page !== undefined && { page: first.page }),
      breaking: true,
    })
    this.#doubt(host, use.certain).add(`call ${path}`, place, () => said)
  }

  base(file: string): void {
    this.#bases.add(folderOf(file))
  }

  openPath(path: string, place: FileLocation): void {
    const beginning = path.slice(0, -1)
    if ([...this.#api.byPath.keys()].some((known) => known.startsWith(beginning)))
      this.#open.add(path, place, () => ({ what: path }))
  }

  topic(use: TopicUse): void {
    const { name, open, place, subscribed, listed, certain } = use
    const { surface, commands, commonHeads } = this.#api
    if (commands.has(name)) {
      const page = commands.get(name)
      this.#used.add(name, place, () => omitUndefined({ subject: 'topic', what: name, page }))
      return
    }
    const [head = ''] = topicSegments(name)
    const isTelling = !commonHeads.has(head)
    const [best] = matchTopics(name, open, surface.topics)
    // What it is the beginning of may be given beside it: subscribe("tickers", symbol).
    const [partial] =
      subscribed && !listed && isTelling ? matchTopics(name, true, surface.topics) : []
    const match = best ?? partial
    // Words with dots are keys of texts, too.
    const looksLikeOne = name.includes('.')
      ? !match?.wrong || (isTelling && SYMBOL.test(name))
      : open && isTelling
    if (match && (subscribed || looksLikeOne)) {
      this.#knownTopic(match, place)
      return
    }
    if (match) return
    const segments = topicSegments(name)
    const isKnownHead = this.#api.topicHeads.includes(head)
    const near = isKnownHead ? undefined : this.#nearestHead(head)
    const isMeant = near !== undefined && this.#isMeant([near, ...segments.slice(1)], head)
    const isOne = subscribed && segments.length > 1 && SYMBOL.test(name)
    if (!listed && !isOne && !isMeant) return
    if (near === undefined && !isKnownHead && segments.length < 2) return
    const topic = this.#nearestTopic([near ?? head, ...segments.slice(1)])
    const said: UnlocatedFinding = {
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

  #nearestHead(head: string): string | undefined {
    return this.#remembered(`topic ${head}`, () => nearestName(head, this.#api.topicHeads))
  }

  /** Whether what no subscription names is a topic but for a letter of its head; `ticker` and `orders` are words of their own. */
  #isMeant(segments: readonly string[], head: string): boolean {
    const [near = ''] = segments
    if (near === `${head}s` || head === `${near}s`) return false
    const [match] = matchTopics(segments.join('.'), false, this.#api.surface.topics)
    if (!match || match.wrong) return false
    const isClosed = match.topic.parameters.every(({ values }) => values !== undefined)
    return isClosed || SYMBOL.test(segments.join('.'))
  }

  #knownTopic({ topic, wrong }: TopicMatch, place: FileLocation): void {
    const { pattern, page, deprecated, successor, sunset } = topic
    this.#used.add(pattern, place, () => omitUndefined({ subject: 'topic', what: pattern, page }))
    if (deprecated)
      this.#find(place, {
        ...{ kind: 'deprecated', subject: 'topic', what: pattern },
        breaking: this.#isOver(sunset),
        ...(successor !== undefined && { instead: successor }),
        ...(page !== undefined && { page }),
      })
    if (wrong)
      this.#find(place, {
        kind: 'unknown',
        subject: 'value',
        what: wrong.value,
        of: pattern,
        values: wrong.values,
        breaking: true,
        ...(page !== undefined && { page }),
      })
  }

  /** The topic that these parts were meant for: one that takes them, else one of the same length. */
  #nearestTopic(segments: readonly string[]): SurfaceTopic | undefined {
    const { topics } = this.#api.surface
    const name = segments.join('.')
    const [match] = [...matchTopics(name, false, topics), ...matchTopics(name, true, topics)]
    const same = topics.filter(({ pattern }) => topicSegments(pattern)[0] === segments[0])
    const alike = same.find(({ pattern }) => topicSegments(pattern).length === segments.length)
    return match?.topic ?? alike ?? same[0]
  }

  name(name: string, place: FileLocation): void {
    const owner = this.#api.gone.get(name)
    if (owner)
      this.#gone.add(name, place, () =>
        omitUndefined<UnlocatedFinding>({
          kind: 'deprecated',
          subject: 'field',
          what: name,
          of: owner.what,
          breaking: false,
          ...(owner.page !== undefined && { page: owner.page }),
        }),
      )
  }

  otherVersion(path: string, place: FileLocation, certain = false): void {
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

  /** All findings until now but for changes, what is used that is known, and what cannot be told. */
  get verdict(): { findings: UsageFinding[]; used: KnownUse[]; open: OpenUse[] } {
    this.#believeAssumed()
    const used = this.#used.all
    const ofApi = (host: string) =>
      this.#api.hosts.has(host) ||
      this.#seenHosts.has(host) ||
      (host === '' && (used.length > 0 || this.#doubtsTopicsAlone))
    // One letter is no chance, wherever it stands.
    const unknown = [...this.#unknown].flatMap(([host, tally]) =>
      ofApi(host)
        ? tally.all
        : tally.all.filter(
            ({ kind, examples = [] }) => kind === 'misspelt' || examples.length >= ENOUGH,
          ),
    )
    const reported = this.#findings.all
    const gone =
      used.length === 0
        ? []
        : this.#gone.all.filter(({ what }) => !reported.some((finding) => finding.what === what))
    return {
      findings: [...reported, ...unknown, ...gone],
      used,
      open: this.#open.all,
    }
  }

  /** Nothing then says that the subscriptions are another API's: silence would pass for a good answer. */
  get #doubtsTopicsAlone(): boolean {
    const doubted = [...this.#unknown.values()].flatMap(({ all }) => all)
    return doubted.every(({ subject }) => subject === 'topic')
  }

  /** Takes the calls that were not written whole, where the client says more of the API than them. */
  #believeAssumed(): void {
    const isOfApi = this.#used.size > 0 || this.#bases.size > 0
    for (const use of this.#assumed.splice(0)) {
      const folder = folderOf(use.place.file)
      const isBased = [...this.#bases].some((base) => folder.startsWith(base))
      const all = this.#api.byPath.get(use.path)
      if (all && (use.assumed === 'relative' ? isBased : isOfApi)) this.#known(all, use)
    }
  }

  /** Where what may be of another API waits for something that is of this one. */
  #doubt(host: string, certain = false): Tally<UnlocatedFinding> {
    if (certain) return this.#findings
    const tally = this.#unknown.get(host) ?? new Tally<UnlocatedFinding>(500)
    if (this.#unknown.size < MOST_HOSTS) this.#unknown.set(host, tally)
    return tally
  }

  #find(place: FileLocation, said: UnlocatedFinding): void {
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
    {
      name,
      place,
      about,
    }: { name: string; place: FileLocation; about: { of: string; page?: string } },
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
