/** A limit of a hosted service. */
export interface HostedLimit {
  most: number
  /** The limited quantity. */
  of: string
  /** The service's page that documents the limit. */
  source: string
  /** The local component that enforces the limit. */
  here: string
}

const LAKE = 'https://www.sanity.io/docs/content-lake/technical-limits'
const SEARCH = 'https://typesense.org/docs/30.1/api/search.html'
const ALWAYS = 'local lake, always'
const TESTED = 'nobody: the scripts wait, `tests/hosting/limits.test.ts`'

/** Limits of the hosted services with their sources; docs/deploying.md lists them. */
export const hostedLimits = {
  transactionBytes: {
    most: 4_000_000,
    of: 'bytes of a transaction, however many mutations it has',
    source: LAKE,
    here: ALWAYS,
  },
  documentBytes: { most: 32_000_000, of: 'bytes of a document', source: LAKE, here: ALWAYS },
  documentDepth: { most: 20, of: 'levels of a document', source: LAKE, here: ALWAYS },
  documentAttributes: {
    most: 1000,
    of: 'attributes of a document (free and Growth plans)',
    source: LAKE,
    here: '`tests/hosting/limits.test.ts`',
  },
  datasetAttributes: {
    most: 2000,
    of: 'attributes of a dataset (free plan; Growth 10,000)',
    source: LAKE,
    here: '`npm run doctor`, `tests/hosting/limits.test.ts`',
  },
  mutationsPerSecond: {
    most: 25,
    of: 'transactions a second of one address',
    source: LAKE,
    here: TESTED,
  },
  uploadsPerSecond: {
    most: 25,
    of: 'uploads a second of one address',
    source: LAKE,
    here: TESTED,
  },
  requestsPerSecond: {
    most: 500,
    of: 'requests a second of one address',
    source: LAKE,
    here: TESTED,
  },
  concurrentMutations: {
    most: 100,
    of: 'transactions of a dataset at the same time',
    source: LAKE,
    here: 'nobody: the local lake does one after the other',
  },
  concurrentQueries: {
    most: 500,
    of: 'queries of a dataset at the same time',
    source: LAKE,
    here: 'nobody: the local lake does one after the other',
  },
  headerBytes: {
    most: 15_000,
    of: 'bytes of the headers of a request; a longer query goes by POST',
    source: LAKE,
    here: "nobody: Sanity's client sends queries above 11,264 bytes by POST",
  },
  mutationMs: {
    most: 180_000,
    of: 'milliseconds of a transaction',
    source: LAKE,
    here: 'nobody: `npm run seed` waits as long',
  },
  searchHits: { most: 250, of: 'hits of a page', source: SEARCH, here: 'local search, always' },
  cronsPerDay: {
    most: 1,
    of: 'runs a day of a cron job (Hobby plan; Pro each minute)',
    source: 'https://vercel.com/docs/cron-jobs/usage-and-pricing',
    here: 'nobody: [step 5](#5-site) says what to do',
  },
} as const satisfies Record<string, HostedLimit>
