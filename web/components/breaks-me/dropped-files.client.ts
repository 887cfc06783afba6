import { skippedByName } from '../../client-check/inputs/kind-of-file.ts'
import type { ChosenFile } from './messages.ts'

/** The dropped files, with paths for those in folders; folders of packages are skipped. */
export async function droppedFiles({ items }: DataTransfer): Promise<ChosenFile[]> {
  const found: ChosenFile[] = []
  // The list is emptied after the event.
  const entries = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    const file = entry ? null : item.getAsFile()
    if (file) found.push({ name: file.name, file })
    return entry ?? []
  })
  for (const entry of entries) await look(entry, entry.name, found)
  return found
}

/** The chosen files; those of a folder have their paths. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ name: file.webkitRelativePath || file.name, file }))

async function look(entry: FileSystemEntry, name: string, found: ChosenFile[]): Promise<void> {
  if (entry instanceof FileSystemFileEntry) {
    found.push({ name, file: await new Promise((done, fail) => entry.file(done, fail)) })
    return
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return
  if (skippedByName(`${name}/file`) === 'folder') {
    found.push({ name: `${name}/file`, file: new File([], 'file') })
    return
  }
  for (const inner of await entriesOf(entry)) await look(inner, `${name}/${inner.name}`, found)
}

/** Browsers return entries in batches, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    )
    if (part.length === 0) return found
    found.push(...part)
  }
}
