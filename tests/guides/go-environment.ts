import os from 'node:os'
import path from 'node:path'

/** Where Go finds the libraries of Debian, and keeps what it has built. */
export const goEnvironment = {
  GO111MODULE: 'off',
  GOPATH: '/usr/share/gocode',
  GOCACHE: path.join(os.tmpdir(), 'guides-go'),
}
