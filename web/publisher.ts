import { publishClient } from './publishing/scheduled/publish-client.ts'
import { publishOnTime } from './publishing/scheduled/publish-on-time.ts'

// A process of its own for where the site's server is not ours, as while it is developed.
const client = publishClient()
if (!client)
  throw new Error('SANITY_PUBLISH_TOKEN is not set: no scheduled draft can be published.')
publishOnTime(client)
