import type { z } from 'zod'
import { examples } from './examples.ts'

type Issue = z.core.$ZodIssue

const SECRET = /(^|_)(TOKEN|SECRET|KEY|HEADERS)$/
const LONGEST = 80

/** Returns a message with the variable's problem, its value unless secret, the likely cause and the remedy. */
export function explainVariable(name: string, value: string | undefined, issue: Issue): string {
  if (name === '') return issue.message
  if (value === undefined)
    return `${name} is not set. Was the file of variables read, and exported? Set it${given(issue)}${example(name)}.`
  return `${name} is ${shown(name, value)}: ${fault(issue)}`
}

function example(name: string): string {
  const value = examples[name]
  return value === undefined ? '' : `, for example ${name}=${value}`
}

/** Hides a secret, recognised by its variable's name, and the credentials in an address. */
function shown(name: string, value: string): string {
  if (SECRET.test(name)) return `a secret that is not shown (${value.length} characters)`
  const bare = value.replace(/\/\/[^/]*@/, '//…@')
  return `“${bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare}”`
}

function fault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_format':
      return issue.format === 'url' && given(issue) === ''
        ? 'no address. Its scheme may be missing, or quotes be part of it; write it as https://docs.example.com.'
        : `not of its form${given(issue)}. A blank, a quote or another variable's value may be in it; correct it.`
    case 'too_small':
      return issue.origin === 'string'
        ? `too short. It may have been cut when it was copied; give at least ${issue.minimum} characters.`
        : `too small. Another variable's value may stand in its place; give a number from ${issue.minimum}.`
    case 'too_big':
      return `too large. Another variable's value may stand in its place; give at most ${issue.maximum}.`
    case 'invalid_type':
      return "no number as it should be. Another variable's value may stand in its place; give a whole number, such as 3000."
    default:
      return `refused${given(issue)}. It may be another variable's; correct it, or leave it out.`
  }
}

/** Returns the schema's own message, if it has one. */
const given = ({ message }: Issue) =>
  /^(Invalid|Too|Unrecognized)\b/.test(message) ? '' : `: ${message}`
