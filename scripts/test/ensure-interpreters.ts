import { installPackages } from './install-packages.ts'
import { onPath } from './on-path.ts'

/** What runs the samples that pages show, with the packages of Debian that it comes in. */
const packages: Record<string, string> = {
  curl: 'curl',
  openssl: 'openssl',
  python3: 'python3',
  php: 'php-cli',
  ruby: 'ruby',
}

/** Installs what runs samples and is missing, where root may; says what there is and what is not. */
export function ensureInterpreters(): string {
  if (missing().length > 0) installPackages(missing().join(', '), names(missing()))
  const all = Object.keys(packages)
  const none = missing()
  const found = all.filter((name) => !none.includes(name)).join(', ')
  return none.length === 0
    ? found
    : `${found}; not installed, so samples are skipped: ${none.join(', ')} (Debian: sudo apt-get install ${names(none).join(' ')})`
}

const missing = () => Object.keys(packages).filter((name) => onPath(name) === undefined)
const names = (programs: string[]) => programs.map((name) => packages[name] ?? name)
