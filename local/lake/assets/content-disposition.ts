/** Octets that RFC 5987 lets stand in `filename*` as they are. */
const ATTRIBUTE_CHARACTER = /[A-Za-z0-9!#$&+.^_`|~-]/

const percentEncoded = (name: string) =>
  [...Buffer.from(name, 'utf8')]
    .map((octet) => {
      const character = String.fromCharCode(octet)
      if (ATTRIBUTE_CHARACTER.test(character)) return character
      return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

/** The last part of a path, without what no file system takes in a name. */
function safeName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const printable = last.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/^\.+/, '')
  return [...printable].slice(0, 200).join('').trim() || 'download'
}

/**
 * A Content-Disposition header. Names outside ASCII stand a second time, as RFC 6266 and RFC 5987
 * ask: browsers take that one.
 */
export function contentDisposition(how: 'inline' | 'attachment', name: string | null): string {
  if (name === null) return how
  const safe = safeName(name)
  const ascii = safe.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  return `${how}; filename="${ascii}"${ascii === safe ? '' : `; filename*=UTF-8''${percentEncoded(safe)}`}`
}
