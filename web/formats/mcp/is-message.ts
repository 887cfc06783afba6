const DIFFERS = '{…}'

/** Whether `wanted` is one of the server's messages, with any text in place of the variable parts. */
export function isMessage(retMsg: readonly string[] = [], wanted: string): boolean {
  const text = plain(wanted)
  return retMsg.some((message) => fits(plain(message), text))
}

const plain = (message: string): string => message.trim().replace(/\.$/, '').toLowerCase()

function fits(message: string, text: string): boolean {
  const [first = '', ...between] = message.split(DIFFERS)
  const last = between.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let end = first.length
  for (const part of between) {
    const at = text.indexOf(part, end)
    if (at === -1) return false
    end = at + part.length
  }
  return end + last.length <= text.length
}
