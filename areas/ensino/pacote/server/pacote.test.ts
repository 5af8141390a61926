/** Packages through the real door: what is in one, its keys sealed, the whole as a zip in parts, who may have it. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { picture } from '../../../../core/server/files/samples.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { publishAula, putAula } from '../../aula/server/factory.ts'
import { midiaApi } from '../../midia/contract.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { tentativaApi } from '../../tentativa/contract.ts'
import { APARELHO, buildRegistro, buildUuid } from '../../tentativa/fila/testing.ts'
import { pacoteApi as api } from '../contract.ts'
import { signedText } from '../rules-assinatura.ts'
import type { AulaPac } from '../shapes.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let outro: Person
let aula: number
let playlist: number
const of = () => ({ params: { playlist, turma: tenant.turma }, query: {} })

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  outro = await tenant.person('Ícaro', { papel: 'aluno', turma: tenant.outraTurma })
  const { midia } = (
    await callAs(professor, midiaApi.create, { body: {} } as never, {
      files: [{ nome: 'fração.png', conteudo: await picture('png') }],
    })
  ).data
  aula = (await putAula(tenant, professor, { titulo: 'Frações' })).id
  const numero = await publishAula(tenant, professor, aula)
  await tenant.sql(
    `insert into midia_uso (tenant_id, midia_id, onde, onde_id, numero) values ($1, $2, 'versao', $3, $4)`,
    [tenant.id, midia.id, aula, numero],
  )
  const fora = (await putAula(tenant, professor, { titulo: 'Só na escola', offline: false })).id
  await publishAula(tenant, professor, fora)
  playlist = await putPlaylist(tenant, professor, { tipo: 'PAC', aulas: [aula, fora], turma: tenant.turma })
})

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

/** What `/arquivos` answers, as the browser of that host asks. */
async function get(url: string, headers: Record<string, string> = {}) {
  const { app } = await testApp()
  return app.inject({ url, headers: { host: tenant.host, ...headers } })
}

describe('a package', () => {
  it('is listed for who learns or teaches in the class, with its weight', async () => {
    const { pacotes } = (await callAs(aluno, api.list, {})).data
    expect(pacotes).toMatchObject([
      { playlist, turma: { id: tenant.turma }, aulas: 1, situacao: 'pronto', fim: null },
    ])
    expect(pacotes[0]?.bytes).toBeGreaterThan(100)
    expect((await callAs(professor, api.list, {})).data.pacotes).toHaveLength(1)
    expect((await callAs(outro, api.list, {})).data.pacotes).toEqual([])
  })

  it('names its lessons and files by their digests, signed with the key of the tenant', async () => {
    const { manifesto, publica, enderecos } = (await callAs(aluno, api.find, of())).data
    expect(manifesto).toMatchObject({ formato: 1, playlist_id: playlist, idioma: 'pt-br' })
    expect(manifesto.aulas).toMatchObject([{ id: aula, versao: 1, titulo: 'Frações' }])
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publica }, format: 'jwk' })
    const isGood = (told: typeof manifesto) =>
      verify(null, Buffer.from(signedText(told)), key, Buffer.from(told.assinatura, 'base64url'))
    expect([isGood(manifesto), isGood({ ...manifesto, nome: 'Outro' })]).toEqual([true, false])
    // The same in every download, or none could go on.
    expect((await callAs(professor, api.find, of())).data.manifesto.assinatura).toBe(manifesto.assinatura)
    const file = manifesto.arquivos.find(({ caminho }) => caminho.startsWith('arquivos/'))
    const answer = await get(enderecos[file?.caminho ?? ''] ?? '')
    expect(sha256(answer.rawPayload)).toBe(file?.sha256)
    expect(answer.rawPayload.length).toBe(file?.bytes)
  })

  it('holds lessons as learners get them, and no key of any: neither sealed nor what opens one', async () => {
    const found = (await callAs(aluno, api.find, of())).data
    const given = (await callAs(aluno, api.aula, { params: { ...of().params, aula } })).data
    const { manifesto } = found
    const listed = manifesto.arquivos.find(({ caminho }) => caminho === `aulas/${aula}.json`)
    expect(sha256(given.aula)).toBe(listed?.sha256)
    const lesson = JSON.parse(given.aula) as AulaPac
    expect(lesson.telas.length).toBe(manifesto.aulas[0]?.telas)
    expect(lesson.midias[0]?.endereco).toMatch(/^\/arquivos\/pacote\/[0-9a-f]{64}\.\w+$/)
    expect(given.aula).not.toMatch(/"(?:certas?|gabarito)":/)
    expect(manifesto.arquivos.filter(({ caminho }) => !/^(?:aulas|arquivos)\//.test(caminho))).toEqual([])
    expect(Object.keys(found).sort()).toEqual([
      'enderecos',
      'inicios',
      'manifesto',
      'pac',
      'publica',
      'status',
    ])
    expect(Object.keys(given).sort()).toEqual(['aula', 'status'])
    // There was something to hide.
    const keyed = await tenant.sql('select 1 from versao_tela where aula_id = $1 and gabarito is not null', [
      aula,
    ])
    expect(keyed.length).toBeGreaterThan(0)
  })

  it('gives a device the begin of each lesson, sealed for it: what is begun there without network is marked', async () => {
    const device = { dispositivo_id: APARELHO, relogio: new Date().toISOString() }
    const { inicios, manifesto } = (await callAs(aluno, api.find, { ...of(), query: device })).data
    expect((await callAs(aluno, api.find, of())).data.inicios).toEqual({})
    const versao = manifesto.aulas[0]?.versao as number
    const begin = (inicio?: string) =>
      buildRegistro({
        ...{ REQUEST_USU_ID: aluno.id, aula, versao, turma: tenant.turma, tentativa: buildUuid() },
        ...(inicio && { inicio }),
      })
    const registros = [begin(inicios[aula]), begin()]
    const { recebimentos } = (await callAs(aluno, tentativaApi.fila, { body: { registros } })).data
    expect(recebimentos.map(({ resultado }) => resultado).sort()).toEqual(['aceito', 'guardado'])
    await tenant.sql('delete from registro where tenant_id = $1', [tenant.id])
  })

  it('changes its version with a new one of a lesson', async () => {
    const versao = async () => (await callAs(aluno, api.list, {})).data.pacotes[0]?.versao
    const before = await versao()
    expect(await versao()).toBe(before)
    await publishAula(tenant, professor, aula)
    expect(await versao()).not.toBe(before)
  })
})

describe('the .pac', () => {
  it('is a zip of all that the manifest names, with a length known before', async () => {
    const { pac, manifesto } = (await callAs(aluno, api.find, of())).data
    const whole = await get(pac)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length)
    const files = await unzipped(whole.rawPayload)
    expect(JSON.parse(String(files.get('manifest.json')))).toEqual(manifesto)
    for (const { caminho, sha256: expected } of manifesto.arquivos)
      expect(sha256(files.get(caminho) ?? ''), caminho).toBe(expected)
    expect(files.size).toBe(manifesto.arquivos.length + 1)
  })

  it('comes in parts that make the same whole', async () => {
    const { pac } = (await callAs(aluno, api.find, of())).data
    const whole = (await get(pac)).rawPayload
    const middle = Math.floor(whole.length / 2)
    const first = await get(pac, { range: `bytes=0-${middle - 1}` })
    const rest = await get(pac, { range: `bytes=${middle}-`, 'if-range': String(first.headers.etag) })
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206])
    expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole)).toBe(true)
  })

  it('is of its own tenant: at no other’s address', async () => {
    const { pac } = (await callAs(aluno, api.find, of())).data
    const other = await testTenant()
    const from = async (host: string) => (await get(pac, { host })).statusCode
    expect([await from(tenant.host), await from(other.host)]).toEqual([200, 404])
  })

  it('is at a signed address only, and no longer there when the class has lost it', async () => {
    const { pac } = (await callAs(aluno, api.find, of())).data
    expect((await get(pac.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).statusCode).toBe(404)
    expect((await get(pac.split('?')[0] ?? '')).statusCode).toBe(404)
    await tenant.sql(`update playlist_vinculo set fim = now() - interval '1 minute' where playlist_id = $1`, [
      playlist,
    ])
    expect((await get(pac)).statusCode).toBe(404)
    expect((await callAs(aluno, api.find, of())).status).toBe(404)
    await tenant.sql('update playlist_vinculo set fim = null where playlist_id = $1', [playlist])
    expect((await get(pac)).statusCode).toBe(200)
  })
})

it('over 300 MB is refused with a sentence', async () => {
  await tenant.sql(`update midia set bytes = 300000001 where tenant_id = $1`, [tenant.id])
  await tenant.sql(
    `insert into midia_uso (tenant_id, midia_id, onde, onde_id, numero)
     select tenant_id, id, 'versao', $2, 2 from midia where tenant_id = $1 on conflict do nothing`,
    [tenant.id, aula],
  )
  const answer = await callAs(aluno, api.find, of())
  expect([answer.status, answer.body.codigo]).toEqual([422, 'pacote_grande'])
  expect((await callAs(aluno, api.list, {})).data.pacotes[0]?.situacao).toBe('grande_demais')
})

function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>()
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      file.on('error', reject)
      file.on('end', () => resolve(files))
      file.on('entry', (entry: yauzl.Entry) =>
        file.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed)
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks))
            file.readEntry()
          })
        }),
      )
      file.readEntry()
    })
  })
}
