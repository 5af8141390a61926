/** An e-mail that brothers and sisters share becomes their guardian's: each pupil then has an account of their own. */
import type { Tx } from '../../../../core/server/database.ts'
import { readLinha } from '../rules.ts'
import { cellsOf, type Place } from './find-check.ts'
import * as queries from './queries.ts'

const PT = new Intl.ListFormat('pt-BR')

/** What makes the addresses of these lines the guardians' of all pupils of the batch who have them. */
export async function familyCorrections(
  tx: Tx,
  lote: queries.LoteRow,
  place: Place,
  numeros: readonly number[],
): Promise<queries.Correcao[]> {
  const asked = await queries.readLinhas(tx, lote.id, numeros)
  const shared = asked.flatMap(({ chaves }) => chaves.filter((chave) => chave.startsWith('email ')))
  const rows = await queries.readLinhas(tx, lote.id, await queries.sharingChaves(tx, lote.id, shared))
  const pupils = rows.flatMap((row) => {
    const valores = cellsOf(row, lote, place)
    const { linha, fora } = readLinha(valores, { now: place.now, planilha: lote.formato !== 'csv' })
    const email = linha.perfil === 'aluno' && !row.descartada && !fora ? linha.email : null
    return email === null ? [] : [{ numero: row.numero, valores, email, nome: linha.nome ?? '' }]
  })
  return [...new Set(pupils.map(({ email }) => email))].flatMap((email) => {
    const family = pupils.filter((pupil) => pupil.email === email)
    const written = family.find(({ valores }) => valores.responsavel_nome)?.valores.responsavel_nome
    const children = PT.format(family.slice(0, 4).flatMap(({ nome }) => nome.split(' ')[0] || []))
    return family.map(({ numero, valores }) => ({
      numero,
      correcoes: {
        email: '',
        responsavel_email: valores.responsavel_email || email,
        responsavel_nome: valores.responsavel_nome || written || `Responsável por ${children}`,
      },
      descartada: null,
      aceita: null,
    }))
  })
}
