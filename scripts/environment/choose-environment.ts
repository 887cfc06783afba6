import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import type { Variables } from '../../schemas/environment/read-environment.ts'
import { parseStack } from '../../tests/support/stack-file.ts'
import type { StackOptions } from '../stack/env.ts'
import { productEnv, stackUrls } from '../stack/environment.ts'
import { loadSecrets } from '../stack/secrets.ts'

/** The services that a command connects to. */
export type ChosenEnvironment = { says: string; variables: Variables }

/** Time within which the stack must answer, in ms. */
const PATIENCE = 3000

/**
 * Returns the services that a command connects to: those of `files`, else of the variables, else of the local stack if
 * it runs; undefined otherwise. Throws when a file cannot be read.
 */
export async function chooseEnvironment(
  stack: StackOptions,
  given: Variables,
  files: readonly string[],
): Promise<ChosenEnvironment | undefined> {
  if (files.length > 0) return named(Object.assign({ ...given }, ...files.map(variablesIn)))
  if (given['SANITY_PROJECT_ID']) return named(given)
  return (await runs(stack)) ? localEnvironment(stack) : undefined
}

/** The local stack, running or not; undefined if it was never started. */
export function localEnvironment(stack: StackOptions): ChosenEnvironment | undefined {
  if (!existsSync(path.join(stack.data, 'secrets.json'))) return undefined
  const variables = productEnv(atItsPorts(stack), loadSecrets(stack.data))
  return { says: `the local stack (${variables['SANITY_API_HOST']})`, variables }
}

function variablesIn(file: string): Variables {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(
      `The file “${file}” of --env cannot be read. Give one with a line NAME=value for each variable of docs/environment.md.`,
      { cause },
    )
  }
}

function named(variables: Variables): ChosenEnvironment {
  const { SANITY_PROJECT_ID: project = '', SANITY_DATASET: dataset = '' } = variables
  const host = variables['SANITY_API_HOST']
  const where = host ? `the lake at ${host}` : 'Sanity'
  return { says: `the project “${project}”, dataset “${dataset}”, of ${where}`, variables }
}

const stackFile = ({ data }: StackOptions) => path.join(data, 'stack.json')

async function runs(stack: StackOptions): Promise<boolean> {
  if (!existsSync(stackFile(stack))) return false
  const { lake } = stackUrls(atItsPorts(stack))
  try {
    return (await fetch(`${lake}/v1/ping`, { signal: AbortSignal.timeout(PATIENCE) })).ok
  } catch {
    // A killed stack leaves its stack file behind.
    return false
  }
}

/** Reads the ports from the stack file, so that they need to be set only where the stack is started. */
function atItsPorts(stack: StackOptions): StackOptions {
  if (!existsSync(stackFile(stack))) return stack
  const { site, studio, lake, search, exchange } = parseStack(
    readFileSync(stackFile(stack), 'utf8'),
  )
  const port = (url: string) => Number(new URL(url).port)
  const ports = {
    site: port(site),
    studio: port(studio),
    lake: port(lake),
    search: port(search),
    exchange: port(exchange.url),
  }
  return { ...stack, ports }
}
