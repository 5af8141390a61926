/** Settings as the contract tells them. */

import { create } from 'qrcode'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { abilities } from '../../../../core/policy/policy.ts'
import { originOf } from '../../../../core/server/brand.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Configuracao, NaLixeira, Professor } from '../contract-gestao.ts'
import { gestaoPolicy } from '../policy-gestao.ts'
import { recursosOn } from '../rules.ts'
import { binEnd } from '../rules-ciclo.ts'
import { imagemUrl } from './present.ts'
import type { GestaoRow, LixeiraRow } from './queries-gestao.ts'

/** A QR code as the path of an SVG, one unit a module, without the quiet zone. */
function qrOf(text: string): Configuracao['qr'] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((on, i) => (on ? [`M${i % size} ${Math.floor(i / size)}h1v1h-1z`] : []))
  return { lado: size, caminho: dark.join('') }
}

type Showing = Pick<Context, 'actor' | 'brand' | 'services' | 'now'>

export function presentConfiguracao(
  context: Showing,
  row: GestaoRow,
  professores: Professor[],
): Told<Configuracao> {
  const { actor, brand, services } = context
  const { rede_id, escola, caminho, imagem_id, status_antes: _, excluida_em, encerrada_em, ...turma } = row
  const target = { id: row.id, status: row.status, redeCaminho: caminho, titular: row.titular }
  const { view: _view, ...permissoes } = abilities(gestaoPolicy, actor, target)
  const endereco = `${originOf(brand, services.config.publicUrl)}/turma/${row.codigo}`
  return {
    ...turma,
    cor: turma.cor,
    recursos: recursosOn(row.recursos),
    escola: { id: rede_id, nome: escola },
    imagem: imagemUrl(context, imagem_id),
    professores,
    endereco,
    qr: qrOf(endereco),
    encerrada_em,
    na_lixeira_ate: excluida_em && binEnd(excluida_em),
    permissoes,
  }
}

export const presentLixeira = ({
  total: _,
  excluida_em,
  escola_id,
  escola_nome,
  ...row
}: LixeiraRow): Told<NaLixeira> => ({
  ...row,
  escola: { id: escola_id, nome: escola_nome },
  excluida_em,
  ate: excluida_em && binEnd(excluida_em),
})
