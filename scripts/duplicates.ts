import { runTool } from './tool.ts'

runTool(import.meta.resolve('jscpd/run-jscpd.js'), process.argv.slice(2))
