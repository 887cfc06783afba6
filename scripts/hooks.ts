import { parseArgs } from 'node:util'
import { basePath } from '../web/config/paths.ts'
import { type ScriptsEnv, scriptsEnv } from './env.ts'
import { printReceivers } from './hooks/print-receivers.ts'
import { compareHooks, type HookSettings, wantedHooks, writeHooks } from './hooks/site-hooks.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'

try {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      write: { type: 'boolean', default: false },
      receivers: { type: 'boolean', default: false },
    },
  })
  const env = scriptsEnv()
  if (values.receivers) await printReceivers(env)
  else await hooks(env, values)
} catch (error) {
  reportFailure(error)
}

async function hooks(
  env: ScriptsEnv,
  { site: given, write: isWritten }: { site?: string | undefined; write: boolean },
): Promise<void> {
  const site = given ?? (env.SITE_URL && `${env.SITE_URL}${basePath}`)
  if (!site)
    throw new Error(
      'Where is the site? Give --site https://docs.exchange.example/docs, or set SITE_URL.',
    )
  const wanted = wantedHooks(site, {
    dataset: env.SANITY_DATASET,
    secret: env.SANITY_WEBHOOK_SECRET ?? '',
    changes: env.CHANGES_WEBHOOK_SECRET !== undefined,
  })
  if (isWritten) await write(env, wanted)
  else for (const hook of wanted) print(hook)
}

async function write(env: ScriptsEnv, hooks: HookSettings[]): Promise<void> {
  if (!env.SANITY_MANAGE_TOKEN)
    throw new Error(
      'SANITY_MANAGE_TOKEN is not set: webhooks are made by an administrator. Make a token with that role, and end it afterwards.',
    )
  if (!env.SANITY_WEBHOOK_SECRET)
    throw new Error(
      'SANITY_WEBHOOK_SECRET is not set: the site takes no webhook without it. Give the value of the site.',
    )
  const client = lakeClient({ ...env, SANITY_WRITE_TOKEN: env.SANITY_MANAGE_TOKEN })
  const states = await compareHooks(client, hooks)
  // One webhook at a time, so that those created are printed even when the plan has no room for the last.
  for (const state of states) {
    await writeHooks(client, [state])
    const { wanted, id, differs } = state
    const corrected = differs.length > 0 ? `corrected: ${differs.join(', ')}` : 'as it was'
    console.log(`${wanted.name}: ${id === undefined ? 'made' : corrected}\n  ${wanted.url}`)
  }
}

/** Prints the settings by the labels of the form at sanity.io/manage. */
function print({
  name,
  description,
  url,
  dataset,
  rule,
  apiVersion,
  httpMethod,
}: HookSettings): void {
  const rows = [
    ...[
      ['Name', name],
      ['Description', description],
      ['URL', url],
      ['Dataset', dataset],
    ],
    ...[
      ['Trigger on', rule.on.join(', ')],
      ['Filter', rule.filter],
      ['Projection', rule.projection],
    ],
    ...[
      ['Status', 'enabled'],
      ['Drafts, versions', 'neither'],
      ['HTTP method', httpMethod],
    ],
    ...[
      ['HTTP headers', 'none'],
      ['API version', apiVersion],
      ['Secret', 'SANITY_WEBHOOK_SECRET'],
    ],
  ]
  for (const [label = '', text = ''] of rows)
    console.log(`${label.padEnd(18)}${text.replaceAll('\n', `\n${' '.repeat(18)}`)}`)
  console.log('')
}
