import { registerHooks } from 'node:module'

// The CLI knows only the hosted service: it creates clients with a fixed address. So the one module that creates them
// gets a `createClient` for the lake in the environment.
registerHooks({
  resolve(specifier, context, next) {
    const isCli = context.parentURL?.includes('/@sanity/cli-core/') ?? false
    if (specifier !== '@sanity/client' || !isCli) return next(specifier, context)
    return { url: new URL('./client.ts', import.meta.url).href, shortCircuit: true }
  },
})
