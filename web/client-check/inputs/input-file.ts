/** A file to be read, wherever it is: in a folder, or dropped onto a page. */
export interface InputFile {
  /** With the folders that it is in, `/` between them. */
  name: string
  /** Bytes. */
  size: number
  /** What it holds, piece by piece. */
  pieces: () => AsyncIterable<Uint8Array>
}
