export type Platform = { os?: string[]; cpu?: string[]; libc?: string[] }

const SYSTEMS = new Map([
  ['android', 'android'],
  ['darwin', 'darwin'],
  ['freebsd', 'freebsd'],
  ['linux', 'linux'],
  ['openharmony', 'openharmony'],
  ['win32', 'win32'],
  ['windows', 'win32'],
])
const PROCESSORS = new Set(['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'])
const LIBRARIES = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
])

/**
 * The platform that the name of a package ends with (`…-linux-arm64-musl`), in npm's words. A package
 * for Linux that names no C library is for glibc: those for musl say so. Throws where it names none.
 */
export function platformOf(name: string): Required<Pick<Platform, 'os' | 'cpu'>> & Platform {
  const parts = name.split(/[-/]/)
  const os = parts.map((part) => SYSTEMS.get(part)).find((found) => found !== undefined)
  const cpu = parts.find((part) => PROCESSORS.has(part))
  if (os === undefined || cpu === undefined)
    throw new Error(
      `The package “${name}” names no platform: it may be optional for another reason. Add it to package-lock.json by \`npm install ${name}\`, then take it out of package.json.`,
    )
  const library = parts.map((part) => LIBRARIES.get(part)).find((found) => found !== undefined)
  return { os: [os], cpu: [cpu], ...(os === 'linux' && { libc: [library ?? 'glibc'] }) }
}
