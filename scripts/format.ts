import { runTool } from './tool.ts'

const files = process.argv.slice(2)
const chosen = files.length > 0 ? files : ['.']
runTool(import.meta.resolve('@biomejs/biome/bin/biome'), ['check', '--write', ...chosen])
