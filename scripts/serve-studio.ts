import { runService } from '../local/run-service.ts'
import { studioServerOptions } from './stack/env.ts'
import { startStudioServer } from './studio-server/studio-server.ts'

await runService({
  name: 'The Studio',
  portVariable: 'STUDIO_PORT',
  start: () => {
    const options = studioServerOptions()
    return { port: options.port, started: startStudioServer(options) }
  },
})
