import type {
  IForbiddenRuleType,
  IReachabilityForbiddenRuleType,
  IRegularForbiddenRuleType,
} from 'dependency-cruiser'

/** Folders and files from the top down: each imports only from later ones. */
export const layers: Record<string, readonly string[]> = {
  web: [
    'testing',
    'app',
    'documents',
    'bundle',
    'islands',
    'components',
    'publishing',
    'feedback',
    'analytics',
    'client-check',
    'formats',
    'search',
    'server',
    'enhancements',
    'content',
    'samples',
    'signing',
    'preview',
    'styles',
    'messages',
    'config',
  ],
  'web/content': [
    'preview',
    'sitemap',
    'page',
    'deprecations',
    'api-surface',
    'landing',
    'site-layout',
    'announcements',
    'links',
    'section',
    'sidebar',
    'blocks',
    'reference',
    'changelog',
    'addresses',
    'tuning',
    'revisions',
    'model',
    'lake',
    'cache',
  ],
  'web/server': ['health', 'pipeline', 'images', 'cluster', 'tracing', 'logging', 'limits'],
  'web/formats': ['mcp', 'llms', 'og', 'facts', 'markdown', 'feeds', 'specs'],
  'local/lake': [
    'durability',
    'abuse',
    'contract',
    'testing',
    'server.ts',
    'handle-request.ts',
    'presence',
    'routes',
    'actions',
    'lake.ts',
    'listen',
    'webhook',
    'history',
    'assets',
    'mutations',
    'access',
    'auth',
    'export',
    'query',
    'http',
    'backup',
    'store',
    'documents',
  ],
  'local/search': [
    'durability',
    'contract',
    'testing',
    'routes',
    'analytics',
    'access',
    'engine',
    'store',
    'text',
    'http',
  ],
}

/** Code shared by tests: the `testing` folders, and the examples of a kind of block. */
export const testSupport = '/testing/|/fixture\\.ts$'
export const tests = `\\.test\\.|${testSupport}`
const kind = '^blocks/(\\w+)/'
const forStudio = '(schema|preview)\\.'
const forReaders = '(view|resolve|references|serialize)\\.'

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

/** A rule that files in `from` must not reach `path` by any chain of imports. */
const unreachable = (
  name: string,
  comment: string,
  from: IReachabilityForbiddenRuleType['from'],
  path: string,
): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { path, reachable: true },
})

const layered = Object.entries(layers).flatMap(([folder, names]) =>
  names
    .slice(1)
    .map((name, index) =>
      rule(
        `${folder}/${name} stands below ${names.slice(0, index + 1).join(', ')}`,
        'Lower what both need, or raise what needs it.',
        { path: `^${folder}/${name}(/|$)`, pathNot: tests },
        { path: `^${folder}/(${names.slice(0, index + 1).join('|')})(/|$)` },
      ),
    ),
)

/** The rules for dependency-cruiser. */
export const forbidden: IForbiddenRuleType[] = [
  ...layered,
  rule(
    'test support serves tests only',
    'What is shipped must not depend on what tests make up.',
    { pathNot: `${tests}|^(tests|bench)/` },
    { path: testSupport },
  ),
  rule(
    'no circle at run time',
    'A module of a circle may be used before it was evaluated.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'nothing imports an entry of the site',
    'They start something.',
    { path: '^web/.+/', pathNot: tests },
    { path: '^web/[^/]+\\.(ts|mjs)$', pathNot: '\\.d\\.ts$' },
  ),
  rule(
    'stand-ins serve scripts, tests and measurements only',
    'Code never knows whether it talks to a stand-in.',
    { pathNot: '^(local|scripts|tests|bench)/' },
    { path: '^local/' },
  ),
  rule(
    'a service of local imports no other',
    'Each is a program of its own.',
    { path: '^local/(exchange|lake|search)/' },
    { path: '^local/(exchange|lake|search)/', pathNot: '^local/$1/' },
  ),
  unreachable(
    'the Studio does not reach readers',
    'Its packages are large, and its words are for writers.',
    { path: '^web/', pathNot: tests },
    `^studio/|^blocks/\\w+/${forStudio}`,
  ),
  unreachable(
    'the site does not reach the Studio',
    'What both need is in schemas/ and blocks/.',
    { path: '^studio/', pathNot: tests },
    `^web/|^blocks/\\w+/${forReaders}`,
  ),
  rule(
    'facets of the Studio know nothing of readers',
    'Each facet is for one side.',
    { path: `${kind}${forStudio}` },
    { path: `^web/|${kind}${forReaders}` },
  ),
  rule(
    'facets of readers know nothing of the Studio',
    'Each facet is for one side.',
    { path: `${kind}(${forReaders}|model\\.)` },
    { path: `^studio/|@sanity|${kind}${forStudio}` },
  ),
  rule(
    'a kind of block imports no other',
    'Plain blocks are part of many; all kinds are known by the lists, whose types alone they may name.',
    { path: kind, pathNot: '^blocks/lists/' },
    { path: kind, pathNot: '^blocks/($1|block|lists)/' },
  ),
  rule(
    'a kind of block imports types of the lists only',
    'The lists import the kinds.',
    { path: kind, pathNot: '^blocks/lists/' },
    { path: '^blocks/lists/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'a list has one facet of each kind',
    'Else one side would get what is for the other.',
    { path: '^blocks/lists/([\\w-]+)\\.tsx?$', pathNot: '/members\\.ts$' },
    {
      path: kind,
      // The model is for both sides.
      pathNot: '^blocks/(\\w+/($1|model)\\.|lists/)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'no browser gets the content client or the environment',
    'Both hold secrets.',
    { path: '\\.client\\.tsx$' },
    { path: '(^|/)@sanity/client|(^|/)next-sanity|(^|/)env\\.ts$' },
  ),
]
