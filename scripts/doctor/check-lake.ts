import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isLoopbackHost } from '../../schemas/environment/hosts.ts'
import { FEEDBACK } from '../../schemas/feedback.ts'
import { fetchPagePaths } from '../../web/content/addresses/page-paths.ts'
import { countDrafts } from '../../web/content/revisions/draft-count.ts'
import { lakeClient } from '../lake-client.ts'
import { type Diagnosis, faultDiagnosis, okDiagnosis, runCheck, TIMEOUT_MS } from './finding.ts'
import { mayCreate, mayUpdate, rolesOf, unlessRefused } from './token.ts'
import type { Variables } from './variables.ts'

type TokenName = `SANITY_${'READ' | 'WRITE' | 'MANAGE' | 'PUBLISH' | 'FEEDBACK' | 'COUNTS'}_TOKEN`
const AGAIN = 'Run it again once the lake answers.'
/** Share of a quota from which the report warns. */
const NEARLY = 0.9

type Check = (client: SanityClient, roles: readonly string[]) => Promise<Diagnosis[]>

/** A client of the lake in the variables with the token `name`; undefined when the token or the lake is not set. */
export function clientWith(variables: Variables, name: TokenName): SanityClient | undefined {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, [name]: token } = variables
  if (!SANITY_PROJECT_ID || !SANITY_DATASET || !token) return undefined
  const lake = { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_WRITE_TOKEN: token }
  return lakeClient(lake).withConfig({ timeout: TIMEOUT_MS, maxRetries: 0 })
}

/** Checks that the lake returns pages, and that each token has the rights it needs and no more. */
export async function checkLake(variables: Variables): Promise<Diagnosis[]> {
  const reader = clientWith(variables, 'SANITY_READ_TOKEN')
  if (!reader) return []
  const answers = await checkAnswers(reader)
  // If the lake does not answer, every token check would fail for that same reason.
  if (answers.some(({ ok }) => !ok)) return answers
  const isHosted = variables.SANITY_API_HOST === undefined
  const drafts = await countOfWriter(variables)
  const checks: [TokenName, Check][] = [
    ['SANITY_READ_TOKEN', (client) => checkReader(client, drafts)],
    ['SANITY_WRITE_TOKEN', (client, roles) => checkWriter(client, roles, isHosted)],
    ['SANITY_PUBLISH_TOKEN', checkPublisher],
  ]
  for (const [name, check] of checks) {
    const client = clientWith(variables, name)
    if (client)
      answers.push(...(await runCheck(name, AGAIN, () => checkToken(name, client, check))))
  }
  const reporter = clientWith(variables, 'SANITY_FEEDBACK_TOKEN')
  answers.push(...(await runCheck('The dataset', AGAIN, () => checkDataset(reader))))
  answers.push(
    ...(await runCheck('Environments of the API', AGAIN, () => checkSandbox(reader, variables))),
  )
  if (reporter)
    answers.push(...(await runCheck('SANITY_FEEDBACK_TOKEN', AGAIN, () => checkReporter(reporter))))
  const counter = clientWith(variables, 'SANITY_COUNTS_TOKEN')
  if (counter)
    answers.push(...(await runCheck('SANITY_COUNTS_TOKEN', AGAIN, () => checkCounter(counter))))
  return answers
}

async function checkAnswers(client: SanityClient): Promise<Diagnosis[]> {
  const { projectId, dataset } = client.config()
  const name = `The dataset "${dataset}" of the project "${projectId}"`
  try {
    const published = client.withConfig({ perspective: 'published' })
    const { length } = await fetchPagePaths(published)
    return length > 0
      ? [okDiagnosis(`${name} answers: ${length} published pages`)]
      : [
          faultDiagnosis(
            `${name} answers, and has no page`,
            'Fill it: `npm run sync-specs`, then `npm run seed`.',
          ),
        ]
  } catch (error) {
    const told = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    if (!(error instanceof ClientError))
      return [
        faultDiagnosis(
          `The lake does not answer: ${told}`,
          'Is SANITY_API_HOST right, or the project id?',
        ),
      ]
    const todo =
      error.statusCode === 404
        ? 'Correct SANITY_PROJECT_ID or SANITY_DATASET, or make the dataset in sanity.io/manage.'
        : 'Make a token with the role Viewer, for SANITY_READ_TOKEN.'
    return [faultDiagnosis(`${name} refuses to be read (${error.statusCode}): ${told}`, todo)]
  }
}

const stats = z.object({
  fields: z.object({ count: z.object({ value: z.number(), limit: z.number() }) }),
})

/** Checks whether the dataset is public, and how much of its attribute quota is used. */
async function checkDataset(reader: SanityClient): Promise<Diagnosis[]> {
  const { token: _, ...config } = reader.config()
  const everybody = createClient({ ...config, perspective: 'published' })
  const question =
    '{"pages": count(*[_type == "page"]), "receivers": count(*[_type == "changeReceiver"])}'
  const seen = await unlessRefused(() =>
    everybody.fetch<{ pages: number; receivers: number }>(question),
  )
  const isPublic = seen !== undefined && seen.pages > 0
  const visible =
    isPublic && seen.receivers > 0
      ? faultDiagnosis(
          `Everybody may read ${seen.receivers} receivers of changes, with their addresses`,
          'Make the dataset private in sanity.io/manage, Datasets: the site reads it with its token.',
        )
      : okDiagnosis(
          isPublic
            ? 'The dataset is public: everybody may read what is published'
            : 'The dataset is private: the site reads it with its token',
        )
  const url = `/data/stats/${config.dataset}`
  const counted = stats.safeParse(await reader.request<unknown>({ url }).catch(() => undefined))
  if (!counted.success) return [visible]
  const { value, limit } = counted.data.fields.count
  const says = `The dataset has ${value} of ${limit} attributes`
  return [
    visible,
    value > limit * NEARLY
      ? faultDiagnosis(says, 'Take a larger plan, or remove documents of types that nothing uses.')
      : okDiagnosis(says),
  ]
}

/** Checks for a sandbox on localhost: content moved from a local stack still names it, and readers cannot reach it. */
async function checkSandbox(reader: SanityClient, { SITE_URL }: Variables): Promise<Diagnosis[]> {
  if (!SITE_URL || isLocal(SITE_URL)) return []
  const all = await reader.fetch<{ identifier: string; rest: string }[]>(
    '*[_type == "apiEnvironment" && defined(rest)]{identifier, rest}',
  )
  return all
    .filter(({ rest }) => isLocal(rest))
    .map(({ identifier, rest }) =>
      faultDiagnosis(
        `The environment “${identifier}” sends readers to ${rest}, which is their own machine`,
        'Delete it in the Studio, or give it a public address.',
      ),
    )
}

const isLocal = (url: string): boolean => isLoopbackHost(new URL(url).host)

/** Counts drafts with the write token; undefined if the token cannot read them. */
async function countOfWriter(variables: Variables): Promise<number | undefined> {
  const writer = clientWith(variables, 'SANITY_WRITE_TOKEN')
  // A fault of this token is reported by the token's own check.
  return writer && countDrafts(writer).catch(() => undefined)
}

async function checkToken(
  name: TokenName,
  client: SanityClient,
  check: Check,
): Promise<Diagnosis[]> {
  const roles = await rolesOf(client)
  if (roles) return check(client, roles)
  return [
    faultDiagnosis(
      `${name} is unknown to the lake`,
      'It ended, or is of another project: make a new one.',
    ),
  ]
}

async function checkReader(client: SanityClient, drafts: number | undefined): Promise<Diagnosis[]> {
  const writes = (await mayCreate(client, 'draft')) || (await mayCreate(client, 'page'))
  const seen = await countDrafts(client)
  return [
    writes
      ? faultDiagnosis(
          'SANITY_READ_TOKEN may write',
          'Make one with the role Viewer: the site only reads.',
        )
      : okDiagnosis('SANITY_READ_TOKEN may not write'),
    judgeDrafts(seen, drafts),
  ]
}

function judgeDrafts(seen: number, drafts: number | undefined): Diagnosis {
  if (seen > 0) return okDiagnosis(`SANITY_READ_TOKEN reads drafts (${seen} now)`)
  return drafts === undefined || drafts === 0
    ? okDiagnosis('Whether SANITY_READ_TOKEN reads drafts cannot be seen: there is none now')
    : faultDiagnosis(
        `SANITY_READ_TOKEN sees none of ${drafts} drafts`,
        'Make one with the role Viewer.',
      )
}

async function checkWriter(
  client: SanityClient,
  roles: readonly string[],
  isHosted: boolean,
): Promise<Diagnosis[]> {
  const todo = 'Make one with the role Editor.'
  if (!((await mayCreate(client, 'draft')) && (await mayCreate(client, 'page'))))
    return [faultDiagnosis(`SANITY_WRITE_TOKEN may not write (${roles.join(', ')})`, todo)]
  // The local lake lets only administrators write settings; on Sanity an administrator also manages the project.
  if (isHosted && roles.includes('administrator'))
    return [faultDiagnosis('SANITY_WRITE_TOKEN may also manage the project', todo)]
  return [okDiagnosis(`SANITY_WRITE_TOKEN may write (${roles.join(', ')})`)]
}

async function checkPublisher(
  client: SanityClient,
  roles: readonly string[],
): Promise<Diagnosis[]> {
  const todo = 'Make one of its own, with the role Editor or a narrower one that may publish.'
  if (roles.includes('administrator'))
    return [faultDiagnosis('SANITY_PUBLISH_TOKEN may also manage the project', todo)]
  return (await mayCreate(client, 'page')) || (await mayUpdate(client))
    ? [okDiagnosis(`SANITY_PUBLISH_TOKEN may publish (${roles.join(', ')})`)]
    : [faultDiagnosis(`SANITY_PUBLISH_TOKEN may not publish (${roles.join(', ')})`, todo)]
}

/** Checks the token that stores reader feedback. Its user is not requested: the local lake does not show it. */
async function checkReporter(client: SanityClient): Promise<Diagnosis[]> {
  const name = 'SANITY_FEEDBACK_TOKEN'
  const todo = 'Make one whose role may create documents of the type feedback, and nothing else.'
  if (!(await mayCreate(client, 'report')))
    return [faultDiagnosis(`${name} may not store reports of readers`, todo)]
  if ((await mayCreate(client, 'page')) || (await mayCreate(client, 'draft')))
    return [faultDiagnosis(`${name} may write more than reports of readers`, todo)]
  const hidden = await client.fetch<number>(
    'count(*[_type == $type || _id in path("drafts.**")])',
    { type: FEEDBACK },
    { perspective: 'raw' },
  )
  return hidden > 0
    ? [faultDiagnosis(`${name} reads drafts, or what others reported`, todo)]
    : [okDiagnosis(`${name} may store reports of readers, and nothing else`)]
}

/** Checks the token for page counts in the same way. */
async function checkCounter(client: SanityClient): Promise<Diagnosis[]> {
  const name = 'SANITY_COUNTS_TOKEN'
  const todo = 'Make one whose role may write documents of the type readingDay, and nothing else.'
  if (!(await mayCreate(client, 'day')))
    return [faultDiagnosis(`${name} may not store what is read`, todo)]
  const more = ['page', 'draft', 'report'] as const
  for (const kind of more)
    if (await mayCreate(client, kind))
      return [faultDiagnosis(`${name} may write more than what is read`, todo)]
  return [okDiagnosis(`${name} may store what is read, and nothing else`)]
}
