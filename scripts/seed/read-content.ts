import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { versionId } from '../../schemas/ids.ts'
import { fieldOf, translations } from '../../schemas/locales.ts'
import { announcementDocument, announcementsFile } from './announcement-document.ts'
import { changelogDocument, changelogFile } from './changelog-document.ts'
import type { DocumentWithFile, PageDocument } from './documents.ts'
import { glossaryFile, termDocument } from './glossary.ts'
import { navigationDocument, navigationFile } from './navigation-document.ts'
import { pageDocument } from './page-document.ts'
import { searchDocuments, searchFile } from './search-documents.ts'
import { sidebarDocument, sidebarFile } from './sidebar-document.ts'
import {
  environmentDocument,
  environmentsFile,
  redirectDocument,
  redirectsFile,
  settingsDocument,
  settingsFile,
  versionDocument,
  versionsFile,
} from './small-documents.ts'
import { readYaml } from './yaml-file.ts'

export interface Content {
  /** Id of the newest version, to which pages belong by default. */
  version: string
  pages: DocumentWithFile<PageDocument>[]
  others: DocumentWithFile[]
}

/** Reads everything under `folder` (absolute) as documents of the lake. */
export async function readContent(folder: string): Promise<Content> {
  const at = (...parts: string[]) => path.join(folder, ...parts)
  const named = (file: string) => path.relative(process.cwd(), file)

  const versions = await readYaml(at('versions.yaml'), versionsFile)
  const version = versionId(versions.find(({ isLast }) => isLast)?.label ?? '')
  const redirects = (await readYaml(at('redirects.yaml'), redirectsFile)) ?? []
  const sidebars = (await filesIn(at('sidebars'), '.yaml')).map((name) => at('sidebars', name))

  const environments = await readYaml(at('environments.yaml'), environmentsFile)
  const glossary = existsSync(at('glossary.yaml'))
    ? await readYaml(at('glossary.yaml'), glossaryFile)
    : []
  const announcements = existsSync(at('announcements.yaml'))
    ? await readYaml(at('announcements.yaml'), announcementsFile)
    : []
  const search = existsSync(at('search.yaml'))
    ? await readYaml(at('search.yaml'), searchFile)
    : undefined
  const changelog = await readYaml(at('changelog.yaml'), changelogFile)

  const english = await filesIn(at('en'), '.md')
  const translated = await Promise.all(
    translations.map(async (locale) => ({ locale, names: await filesIn(at(locale), '.md') })),
  )
  for (const { locale, names } of translated) {
    const stray = names.find((name) => !english.includes(name))
    if (stray !== undefined)
      throw new Error(
        `${named(at(locale, stray))} translates nothing: there is no ${named(at('en', stray))}.`,
      )
  }
  const text = async (file: string) => ({ file: named(file), text: await readFile(file, 'utf8') })
  const translationsOf = async (name: string) =>
    Object.fromEntries(
      await Promise.all(
        translated
          .filter(({ names }) => names.includes(name))
          .map(async ({ locale }) => [fieldOf(locale), await text(at(locale, name))]),
      ),
    )

  return {
    version,
    pages: await Promise.all(
      english.map(async (name) => {
        const files = {
          path: name.slice(0, -'.md'.length).replaceAll(path.sep, '/'),
          en: await text(at('en', name)),
          ...(await translationsOf(name)),
        }
        const document = pageDocument(files, version)
        return { file: files.en.file, document }
      }),
    ),
    others: [
      ...versions.map((version) => ({
        file: named(at('versions.yaml')),
        document: versionDocument(version),
      })),
      ...(await Promise.all(
        sidebars.map(async (file) => ({
          file: named(file),
          document: sidebarDocument(await readYaml(file, sidebarFile)),
        })),
      )),
      {
        file: named(at('navigation.yaml')),
        document: navigationDocument(await readYaml(at('navigation.yaml'), navigationFile)),
      },
      {
        file: named(at('settings.yaml')),
        document: settingsDocument(await readYaml(at('settings.yaml'), settingsFile)),
      },
      ...environments.map((environment) => ({
        file: named(at('environments.yaml')),
        document: environmentDocument(environment),
      })),
      ...announcements.map((entry) => ({
        file: named(at('announcements.yaml')),
        document: announcementDocument(entry),
      })),
      ...changelog.map((entry) => ({
        file: named(at('changelog.yaml')),
        document: changelogDocument(entry),
      })),
      ...glossary.map((entry) => ({
        file: named(at('glossary.yaml')),
        document: termDocument(entry),
      })),
      ...(search ? searchDocuments(search) : []).map((document) => ({
        file: named(at('search.yaml')),
        document,
      })),
      ...redirects.map((redirect) => ({
        file: named(at('redirects.yaml')),
        document: redirectDocument(redirect),
      })),
    ],
  }
}

/** Files below a folder, as sorted relative paths; none if the folder does not exist. */
async function filesIn(folder: string, ending: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true })
    return entries.filter((name) => name.endsWith(ending)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
