import { scriptsEnv } from './env.ts'
import { reportFailure } from './report-failure.ts'
import { startSanity } from './sanity-cli/start-sanity.ts'

try {
  const env = scriptsEnv()
  const lake = {
    apiHost: env.SANITY_API_HOST,
    projectId: env.SANITY_PROJECT_ID,
    token: env.SANITY_WRITE_TOKEN,
  }
  const child = startSanity(process.argv.slice(2), lake, { stdio: 'inherit' })
  child.on('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  reportFailure(error)
}
