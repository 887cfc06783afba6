// Runs a command that talks to the Content Lake, the search or the local data: `command.ts export out`.
import { type Command, commands } from './commands.ts'
import { fail } from './fail.ts'
import { stackOptions } from './stack/env.ts'
import { givenVariables, useVariables } from './target/env.ts'
import { findTarget, localTarget } from './target/find-target.ts'
import { targetOptions } from './target/options.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]

try {
  if (!command) throw new Error(`There is no command “${name}”.`)
  const given = command.asks === 'lake' ? await choose(command) : args
  if (command.asks === 'data') tell(`the local stack's data (${stackOptions().data})`)
  process.argv.splice(2, process.argv.length, ...given)
  // What a command imports reads the variables at once, so it comes after them.
  await import(`./${name}.ts`)
} catch (error) {
  fail(error)
}

/** Sets the variables of what is talked to; the arguments that are the command's own. */
async function choose({ goesWithout }: Command): Promise<string[]> {
  const { files, local, rest } = targetOptions(args)
  const stack = stackOptions()
  const target = local ? localTarget(stack) : await findTarget(stack, givenVariables(), files)
  if (target) {
    useVariables(target.variables)
    tell(target.says)
  } else if (!rest.some((arg) => arg.split('=')[0] === goesWithout)) {
    throw new Error(
      `There is nothing to talk to: type \`npm start\` in another terminal for the local stack, or \`npm run ${name} -- --env <file>\` with the variables of a hosted project.`,
    )
  }
  return rest
}

/** Beside the output, which may be for another program. */
function tell(target: string): void {
  console.error(`Talking to ${target}.`)
}
