// Runs a command that uses the Content Lake, the search or the local data: `with-environment.ts export out`.
import { type Command, commands } from './commands.ts'
import { chooseEnvironment, localEnvironment } from './environment/choose-environment.ts'
import { copyProcessEnv, useVariables } from './environment/env.ts'
import { environmentOptions } from './environment/options.ts'
import { reportFailure } from './report-failure.ts'
import { stackOptions } from './stack/env.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]

try {
  if (!command) throw new Error(`There is no command “${name}”.`)
  const given = command.asks === 'lake' ? await choose(command) : args
  if (command.asks === 'data') logServices(`the local stack's data (${stackOptions().data})`)
  process.argv.splice(2, process.argv.length, ...given)
  // The command's imports read the variables when they load, so it is imported after they are set.
  await import(`./${name}.ts`)
} catch (error) {
  reportFailure(error)
}

/** Sets the variables of the chosen services; returns the command's own arguments. */
async function choose({ goesWithout }: Command): Promise<string[]> {
  const { files, local, rest } = environmentOptions(args)
  const stack = stackOptions()
  const chosen = local
    ? localEnvironment(stack)
    : await chooseEnvironment(stack, copyProcessEnv(), files)
  if (chosen) {
    useVariables(chosen.variables)
    logServices(chosen.says)
  } else if (!rest.some((arg) => arg.split('=')[0] === goesWithout)) {
    throw new Error(
      `There is nothing to talk to: type \`npm start\` in another terminal for the local stack, or \`npm run ${name} -- --env <file>\` with the variables of a hosted project.`,
    )
  }
  return rest
}

/** Prints to stderr, as the output may be input of another program. */
function logServices(services: string): void {
  console.error(`Talking to ${services}.`)
}
