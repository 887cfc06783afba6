// The same stack with reloading: `npm run dev`.
process.argv.push('--dev')
await import('./start.ts')
