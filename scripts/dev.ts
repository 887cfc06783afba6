// `npm run dev`: the same stack with reloading.
process.argv.push('--dev')
await import('./start.ts')
