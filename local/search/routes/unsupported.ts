interface Unsupported {
  methods: readonly string[]
  path: string
  what: string
}

const CRUD = ['GET', 'PUT', 'DELETE'] as const

const groups: Unsupported[] = [
  {
    methods: ['GET'],
    path: '/collections/:collection/overrides',
    what: 'curation before version 30',
  },
  {
    methods: CRUD,
    path: '/collections/:collection/overrides/:id',
    what: 'curation before version 30',
  },
  {
    methods: ['GET'],
    path: '/collections/:collection/synonyms',
    what: 'synonyms before version 30',
  },
  {
    methods: CRUD,
    path: '/collections/:collection/synonyms/:id',
    what: 'synonyms before version 30',
  },
  { methods: ['GET', 'POST'], path: '/analytics/events', what: 'events of users' },
  { methods: ['GET'], path: '/analytics/status', what: 'analytics' },
  { methods: ['GET', 'POST'], path: '/conversations/models', what: 'conversations' },
  { methods: CRUD, path: '/conversations/models/:id', what: 'conversations' },
  { methods: ['GET'], path: '/conversations', what: 'conversations' },
  { methods: CRUD, path: '/conversations/:id', what: 'conversations' },
  { methods: ['GET', 'POST'], path: '/nl_search_models', what: 'natural language' },
  { methods: CRUD, path: '/nl_search_models/:id', what: 'natural language' },
  { methods: ['GET'], path: '/stemming/dictionaries', what: 'stemming' },
  { methods: ['GET'], path: '/stemming/dictionaries/:id', what: 'stemming' },
  { methods: ['POST'], path: '/stemming/dictionaries/import', what: 'stemming' },
  { methods: ['POST'], path: '/operations/snapshot', what: 'snapshots' },
  { methods: ['POST'], path: '/operations/vote', what: 'clusters' },
  { methods: ['POST'], path: '/operations/db/compact', what: 'RocksDB' },
  { methods: ['POST'], path: '/config', what: 'settings at run time' },
]

/** Calls of Typesense 30 and of its clients that are refused with 501. */
export const unsupported = groups.flatMap(({ methods, path, what }) =>
  methods.map((method) => ({ method, path, what })),
)
