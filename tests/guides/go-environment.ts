import os from 'node:os'
import path from 'node:path'

/** Lets Go find Debian's libraries, and cache its builds. */
export const goEnvironment = {
  GO111MODULE: 'off',
  GOPATH: '/usr/share/gocode',
  GOCACHE: path.join(os.tmpdir(), 'guides-go'),
}
