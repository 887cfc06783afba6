import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { writeStyles } from '../components/console/styles/write-styles.ts'
import { inlineScripts } from '../enhancements/inline/inline-scripts.ts'
import { filesFolder, filesRoute, writeHashed } from './files.ts'
import { forBrowsers, ofNode, shared, web } from './vite.config.ts'
import { writeClientReader, writeEnhancements, writeFeedback } from './write-enhancements.ts'

const dist = path.join(import.meta.dirname, 'dist')
/** Stands for the address of the style sheet until it is known. */
const STYLE_SHEET = 'the-style-sheet'

export interface BundleSetting {
  /** Whether readers can report problems, and whether pages say that they were read. */
  feedback: boolean
  counts: boolean
  /** Whether what is written is written again when a source changes. */
  watch?: boolean
}

/**
 * Writes what browsers load into `filesFolder`, and `dist/renderer.js`, which draws documents that name these files.
 * One bundler makes both, so that the classes of a style sheet are called the same in a document and in an island.
 */
export async function writeBundles({
  feedback,
  counts,
  watch = false,
}: BundleSetting): Promise<void> {
  writeStyles()
  const islands = await writeIslands(watch)
  const addresses = {
    ISLANDS: islands,
    ENHANCEMENTS: await writeEnhancements(feedback, counts),
    CLIENT_READER: await writeClientReader(),
    // Nothing, where pages do not offer it.
    FEEDBACK_DIALOG: feedback ? await writeFeedback() : 'none',
    STYLE_SHEET,
    // As text: the bundler would write the functions again, with other hashes than the policy names.
    INLINE_SCRIPTS: JSON.stringify(inlineScripts),
  }
  const defined = Object.entries(addresses).map(([name, value]) => [name, JSON.stringify(value)])
  await build({
    ...shared,
    define: Object.fromEntries(defined),
    plugins: [stylesForBrowsers()],
    // React of its own: the one of Next's routes cannot draw.
    ssr: { noExternal: true, external: ['shiki', 'zod'], resolve: { conditions: ['node'] } },
    build: {
      ...shared.build,
      ...(watch && { watch: {} }),
      ssr: path.join(web, 'components/document/draw-document.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      minify: false,
      cssMinify: true,
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'renderer.js', chunkFileNames: '[name].js' } },
    },
  })
}

/** Writes what draws the islands; returns its address. */
async function writeIslands(watch: boolean): Promise<string> {
  // While sources change, the address stays, as the renderer has it.
  const entryFileNames = watch ? 'islands/islands.js' : 'islands/[hash].js'
  const built = await build({
    ...shared,
    define: ofNode,
    resolve: { alias: { ...shared.resolve.alias, ...forBrowsers } },
    build: {
      ...shared.build,
      ...(watch && { watch: {} }),
      outDir: filesFolder,
      // Readers of a page of the build before still ask for its files.
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(web, 'islands/mount-island.tsx'),
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames,
          chunkFileNames: 'islands/[hash].js',
          assetFileNames: 'islands/[hash][extname]',
        },
      },
    },
  })
  if (watch) return filesRoute + entryFileNames
  const entry = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0]
  if (!entry) throw new Error('Nothing was bundled for the islands: is their entry empty?')
  return filesRoute + entry.fileName
}

/** Puts the style sheet of documents, and its fonts, where browsers find them, and its address into what draws them. */
function stylesForBrowsers(): Plugin {
  return {
    name: 'styles-for-browsers',
    // After the style sheet has become one.
    enforce: 'post',
    generateBundle(_, bundle) {
      mkdirSync(filesFolder, { recursive: true })
      let styleSheet = ''
      for (const [key, file] of Object.entries(bundle)) {
        if (file.type !== 'asset') continue
        if (file.fileName.endsWith('.css')) styleSheet = writeHashed(file.source, '.css')
        else writeFileSync(path.join(filesFolder, file.fileName), file.source)
        delete bundle[key]
      }
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(STYLE_SHEET, styleSheet)
    },
  }
}
