import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RemoteState } from '#shared/studio/publish.ts'
import { createGitRemote } from '../../server/studio/publishing/git-remote.ts'
import { copyContentProject, copySmallProject, SMALL_BUILD } from './content-project.ts'
import { publish, setPhone, SITE, type } from './publishing.ts'
import { isInstalled } from './process.ts'
import { temporaryDirectory } from './service.ts'
import { createStudio } from './studio.ts'

const PHONE = '+91 44 4000 9999'
/** Time limit for a handful of git processes on a busy machine. */
const GIT_WAIT = { timeout: 20_000 }
const WHILE_BUILT = 'while-built.sh'
/** The small build, which first runs a script in the repository's own folder. */
const BUILD_WITH_SCRIPT = `
import { execFileSync } from 'node:child_process'
${SMALL_BUILD}
execFileSync('sh', ['.git/${WHILE_BUILT}'])
`

function gitIn(folder: string) {
  return (...args: string[]) => {
    const identity = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com']
    const { stdout, stderr, status } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    return stdout.trim()
  }
}

/** Creates a bare repository, a developer's clone of it, and `ours`, whose remote it is. */
function makeRepositories(ours = temporaryDirectory()) {
  const folder = temporaryDirectory()
  const bare = join(folder, 'site.git')
  gitIn(folder)('init', '-q', '--bare', '-b', 'main', bare)
  const git = gitIn(ours)
  if (!existsSync(join(ours, 'content'))) {
    mkdirSync(join(ours, 'content'))
    writeFileSync(join(ours, 'content/site.yaml'), 'phone: 1\n')
  }
  writeFileSync(join(ours, '.gitignore'), 'node_modules\n.studio/\n')
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  git('remote', 'add', 'origin', bare)
  git('push', '-q', 'origin', 'main')
  const theirs = join(folder, 'theirs')
  gitIn(folder)('clone', '-q', bare, theirs)
  const developer = gitIn(theirs)
  return {
    ours,
    theirs,
    bare,
    git,
    remoteGit: gitIn(bare),
    /** Commits and pushes like a developer. */
    change(file: string, text: string, to = theirs) {
      writeFileSync(join(to, file), text)
      const call = to === theirs ? developer : git
      call('add', '-A')
      call('commit', '-qm', `Change ${file}`)
      if (to === theirs) call('push', '-q', 'origin', 'main')
    },
    read: (file: string) => readFileSync(join(ours, file), 'utf8'),
  }
}

function createRemote(projectDir: string, options: { contentRemote?: string; contentBranch?: string } = {}) {
  const warnings: unknown[] = []
  const remote = createGitRemote({
    settings: { projectDir, contentRemote: 'origin', contentBranch: '', ...options },
    folders: { lock: join(temporaryDirectory(), 'lock.db') },
    now: Date.now,
    log: { info: () => undefined, warn: (...line: unknown[]) => void warnings.push(line) },
  })
  onTestFinished(() => remote.stop())
  return { ...remote, warnings }
}

describe.runIf(isInstalled('git'))('a repository with a remote', () => {
  test('what is published arrives there in the name of the editor, and publishing does not wait for it', async () => {
    const projectDir = copySmallProject()
    const { remoteGit } = makeRepositories(projectDir)
    const { join: signIn } = await createStudio(null, { env: { PROJECT_DIR: projectDir, CONTENT_REMOTE: 'origin' } })
    const editor = await signIn('editor', 'Meera Iyer')
    const remote = async () => (await editor.get<{ remote: RemoteState }>('/publishing/remote')).body.remote
    await publish(editor, await type(editor, SITE, setPhone(PHONE)))
    await vi.waitFor(async () => expect(await remote()).toMatchObject({ state: 'same', ahead: 0, behind: 0 }), GIT_WAIT)
    expect(remoteGit('log', '-1', '--format=%an %s', 'main')).toBe(
      'Meera Iyer Publish: The agency: name, contact, offices',
    )
    expect(remoteGit('show', `main:${SITE}`)).toContain(PHONE)
    expect((await (await signIn('sales')).get('/publishing/remote')).status).toBe(403)
  })

  test('what came there is taken over before publishing, and both are in the history', async () => {
    const projectDir = copySmallProject()
    const { remoteGit, git, change, read } = makeRepositories(projectDir)
    const { join: signIn } = await createStudio(null, { env: { PROJECT_DIR: projectDir, CONTENT_REMOTE: 'origin' } })
    const editor = await signIn('editor', 'Meera Iyer')
    change('content/error.yaml', `${read('content/error.yaml')}# from elsewhere\n`)
    const done = await publish(editor, await type(editor, SITE, setPhone(PHONE)))
    expect(done.state).toBe('done')
    expect(read('content/error.yaml')).toContain('# from elsewhere')
    await vi.waitFor(() => expect(remoteGit('log', '--format=%s', 'main').split('\n')).toHaveLength(3), GIT_WAIT)
    expect(git('log', '--merges', '--format=%s')).toBe('')
    expect(git('status', '--porcelain')).toBe('')
  })

  test.each([
    ['another document', 'content/error.yaml', 'done'],
    ['the document that is published', SITE, 'failed'],
  ])('%s that came while the site was built is taken over before the commit', async (_what, file, state) => {
    const projectDir = copyContentProject({ build: BUILD_WITH_SCRIPT })
    const { theirs, remoteGit, git, read } = makeRepositories(projectDir)
    const commit = 'git -c user.name=Dev -c user.email=dev@example.com commit -qm "Come meanwhile"'
    const script = `cd '${theirs}' && echo '# theirs' >> ${file} && git add -A && ${commit} && git push -q origin main`
    writeFileSync(join(projectDir, '.git', WHILE_BUILT), script)
    const { join: signIn } = await createStudio(null, { env: { PROJECT_DIR: projectDir, CONTENT_REMOTE: 'origin' } })
    const editor = await signIn('editor', 'Meera Iyer')
    const done = await publish(editor, await type(editor, SITE, setPhone(PHONE)))
    expect(done.state).toBe(state)
    expect(read(file)).toContain('# theirs')
    await vi.waitFor(() => expect(remoteGit('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD')), GIT_WAIT)
    expect(git('log', '--format=%an')).toBe(state === 'done' ? 'Meera Iyer\nDev\nDev' : 'Dev\nDev')
    expect(read(SITE).includes(PHONE)).toBe(state === 'done')
    expect(git('status', '--porcelain')).toBe('')
  })

  test('when both sides have gone on, neither is overwritten, and publishing goes on', async () => {
    const projectDir = copySmallProject()
    const { remoteGit, git, change, read } = makeRepositories(projectDir)
    change('content/error.yaml', `${read('content/error.yaml')}# ours\n`, projectDir)
    change('content/error.yaml', `${read('content/error.yaml').replace('# ours', '# theirs')}`)
    const [ours, theirs] = [git('rev-parse', 'HEAD'), remoteGit('rev-parse', 'main')]
    const { join: signIn } = await createStudio(null, { env: { PROJECT_DIR: projectDir, CONTENT_REMOTE: 'origin' } })
    const editor = await signIn('editor')
    const draft = await type(editor, SITE, setPhone(PHONE))
    const done = await publish(editor, draft)
    expect(done.state).toBe('done')
    await vi.waitFor(
      async () =>
        expect((await editor.get('/publishing/remote')).body).toMatchObject({
          remote: { state: 'diverged', ahead: 2, behind: 1, branch: 'main' },
        }),
      GIT_WAIT,
    )
    expect(remoteGit('rev-parse', 'main')).toBe(theirs)
    expect(git('rev-parse', 'HEAD~1')).toBe(ours)
    expect(read(SITE)).toContain(PHONE)
  })

  test('a remote that cannot be reached stops nothing, and gets all of it later', async () => {
    const { ours, bare, git, remoteGit, change } = makeRepositories()
    const remote = createRemote(ours)
    git('remote', 'set-url', 'origin', join(bare, 'gone'))
    change(SITE, 'phone: 2\n', ours)
    await remote.sync()
    expect(remote.state()).toMatchObject({ state: 'unreachable' })
    git('remote', 'set-url', 'origin', bare)
    await remote.sync()
    expect(remote.state()).toMatchObject({ state: 'same', ahead: 0 })
    expect(remoteGit('show', `main:${SITE}`)).toBe('phone: 2')
    await remote.stop()
  })

  test('a first push makes the branch', async () => {
    const { ours, remoteGit, git } = makeRepositories()
    const remote = createRemote(ours, { contentBranch: 'published' })
    await remote.sync()
    expect(remote.state()).toMatchObject({ state: 'same', branch: 'published' })
    expect(remoteGit('rev-parse', 'published')).toBe(git('rev-parse', 'HEAD'))
  })

  test('commits that change the program are left to a developer, and so are files changed by hand', async () => {
    const { ours, change, read, git } = makeRepositories()
    const remote = createRemote(ours)
    change('content/site.yaml', 'phone: 2\n')
    writeFileSync(join(ours, 'content/site.yaml'), 'phone: by hand\n')
    await remote.sync()
    expect(remote.state()).toMatchObject({ state: 'blocked' })
    expect(read('content/site.yaml')).toBe('phone: by hand\n')
    git('checkout', '--', 'content/site.yaml')
    change('program.js', 'process.exit()\n')
    await remote.sync()
    expect(remote.state()).toMatchObject({ state: 'program' })
    expect(existsSync(join(ours, 'program.js'))).toBe(false)
    expect(read('content/site.yaml')).toBe('phone: 1\n')
  })

  test('a link that comes with the content is not taken over', async () => {
    const { ours, theirs, change, read } = makeRepositories()
    const remote = createRemote(ours)
    symlinkSync('/etc/passwd', join(theirs, 'content/secret.yaml'))
    change('content/site.yaml', 'phone: 2\n')
    await remote.sync()
    expect(remote.state()).toMatchObject({ state: 'program' })
    expect(existsSync(join(ours, 'content/secret.yaml'))).toBe(false)
    expect(read('content/site.yaml')).toBe('phone: 1\n')
  })

  test('one that was stopped in the middle of taking over is finished by the next', async () => {
    const { ours, change, read, git } = makeRepositories()
    change('content/new.yaml', 'new: 1\n')
    change('content/site.yaml', 'phone: 2\n')
    // The state git leaves when the machine stops while it writes files: some files are new, the branch is still the
    // old one.
    writeFileSync(join(ours, 'content/site.yaml'), 'phone: 2\n')
    writeFileSync(join(ours, 'content/new.yaml'), 'new: 1\n')
    const remote = createRemote(ours)
    await remote.sync()
    expect(remote.state(), String(remote.warnings)).toMatchObject({ state: 'same' })
    expect(read('content/site.yaml')).toBe('phone: 2\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '-1', '--format=%s')).toBe('Change content/site.yaml')
  })

  test.each(['fetch', 'push'])(
    'a server that is killed while it runs git %s goes on with it at the next start',
    async (when) => {
      const { ours, change, git, remoteGit } = makeRepositories()
      change(SITE, 'phone: 3\n', ours)
      const bin = temporaryDirectory()
      const real = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim()
      const script = `#!/bin/sh\nfor each in "$@"; do [ "$each" = ${when} ] && kill -9 $PPID; done\nexec ${real} "$@"\n`
      writeFileSync(join(bin, 'git'), script, { mode: 0o755 })
      const lock = join(bin, 'lock.db')
      const program = `
      import { createGitRemote } from ${JSON.stringify(join(process.cwd(), 'server/studio/publishing/git-remote.ts'))}
      const log = { info() {}, warn() {} }
      const settings = { projectDir: ${JSON.stringify(ours)}, contentRemote: 'origin', contentBranch: '' }
      await createGitRemote({ settings, folders: { lock: ${JSON.stringify(lock)} }, now: Date.now, log }).sync()`
      const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` }
      const killed = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env })
      expect(killed.signal).toBe('SIGKILL')
      const remote = createRemote(ours)
      await vi.waitFor(async () => {
        await remote.sync()
        expect(remote.state(), String(remote.warnings)).toMatchObject({ state: 'same', ahead: 0 })
      }, GIT_WAIT)
      expect(remoteGit('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD'))
      expect(remoteGit('log', '--format=%s', 'main').split('\n')).toHaveLength(2)
    },
  )

  test.each([
    'ext::sh -c "touch OWNED"',
    '--upload-pack=touch OWNED',
    'git://example.invalid/x',
    'ssh://-oProxyCommand=touch OWNED/x',
  ])('a remote whose address is %s runs nothing', async (url) => {
    const { ours, git } = makeRepositories()
    git('config', 'remote.origin.url', url)
    const remote = createRemote(ours)
    await remote.sync()
    expect(remote.state().state).toBe('unreachable')
    expect(existsSync(join(ours, 'OWNED'))).toBe(false)
  })
})
