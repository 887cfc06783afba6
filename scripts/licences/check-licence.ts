import { ALLOWED, EXCEPTIONS } from './allowed.ts'

/** Why a package may be used, or undefined where nothing says that it may. */
export function checkLicence(name: string, licence: string): string | undefined {
  if (isAllowed(licence)) return 'allowed'
  const fits = (pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
  return EXCEPTIONS.find((one) => one.licence === licence && fits(one.name))?.reason
}

/** Of an expression: one side of an OR is enough, an AND wants both. Brackets within brackets are refused. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => ALLOWED.has(licence.trim())))
}
