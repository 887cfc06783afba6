import type { InputFile } from '../inputs/input-file.ts'

/** A file that holds `text`, in pieces of so many bytes. */
export function textFile(name: string, text: string | Uint8Array, piece = 1 << 16): InputFile {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return {
    name,
    size: bytes.length,
    pieces: async function* () {
      for (let from = 0; from < bytes.length; from += piece)
        yield bytes.subarray(from, from + piece)
    },
  }
}
