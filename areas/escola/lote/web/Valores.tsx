/** What each role and each school of the file is, said once for all lines. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { BlockTitle } from '../../../../core/web/ui/Card.tsx'
import { sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { PERFIS } from '../rules.ts'
import { FORA, placeOfText } from '../rules-origem.ts'
import { telaTexts } from './texts.ts'
import { type Achados, type Ditos, sentidoOf, type Valor, withTurma } from './valores.ts'

/** Options that the table of schools may hold together: more would make the page slow. */
const MANY = 20_000

interface TableProps {
  title: string
  text: string
  valores: readonly Valor[]
  more?: string
  row: (valor: Valor, label: string) => ReactNode
}

function Tabela({ title, text, valores, more, row }: TableProps) {
  const t = useTexts(telaTexts)
  return (
    <section className="pilha">
      <BlockTitle>{title}</BlockTitle>
      <p className="fraca">{text}</p>
      <div className="tab colunas-arquivo lote-valores">
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t.noArquivo}</th>
              <th scope="col" className="d">
                {t.colLinhas}
              </th>
              <th scope="col">{t.significa}</th>
              {more && <th scope="col">{more}</th>}
            </tr>
          </thead>
          <tbody>
            {valores.map((valor) => {
              const label = valor.valor || t.semPapel
              return (
                <tr key={valor.valor}>
                  <th scope="row">{label}</th>
                  <td className="d num">
                    <span className="so-celular">{`${t.colLinhas}:\u00a0`}</span>
                    {valor.linhas}
                  </td>
                  {row(valor, label)}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface Props {
  found: Achados
  ditos: Ditos
  onChange: (ditos: Ditos) => void
}

function Papeis({ found, ditos, onChange }: Props) {
  const t = useTexts(telaTexts)
  const names = useTexts(sessaoTexts)
  const { perfis, papeis } = found
  return (
    <Tabela
      title={t.papeisTitulo}
      text={t.valoresTexto}
      valores={perfis}
      row={(valor, label) => {
        const sentido = sentidoOf(ditos.perfil, valor)
        const refused = PERFIS.some((perfil) => perfil === sentido && !papeis.includes(perfil))
        return (
          <td>
            <select
              className="campo-so"
              aria-label={`${t.significa}: ${label}`}
              aria-invalid={refused || undefined}
              value={sentido}
              onChange={({ target }) =>
                onChange({ ...ditos, perfil: { ...ditos.perfil, [valor.valor]: target.value } })
              }
            >
              <option value="">{t.escolha}</option>
              {PERFIS.map((perfil) => (
                <option key={perfil} value={perfil}>
                  {names[perfil]}
                </option>
              ))}
              <option value={FORA}>{t.deFora}</option>
            </select>
            {refused && <span className="t-s fraca"> {t.papelNegado}</span>}
          </td>
        )
      }}
    />
  )
}

function Escolas({ found, ditos, onChange }: Props) {
  const t = useTexts(telaTexts)
  const { escolas, conhecidas, opcoes } = found
  const shown = escolas.slice(0, Math.max(20, Math.floor(MANY / (opcoes.length + 1))))
  const text = [
    t.valoresTexto,
    ...(conhecidas > 0 ? [t.escolasConhecidas(conhecidas)] : []),
    ...(shown.length < escolas.length ? [t.escolasDemais(shown.length)] : []),
  ].join(' ')
  const said = (valor: string, sentido: string) =>
    onChange({ ...ditos, rede_codigo: { ...ditos.rede_codigo, [valor]: sentido } })
  return (
    <Tabela
      title={t.escolasTitulo}
      text={text}
      valores={shown}
      more={t.colTurma}
      row={(valor, label) => {
        const sentido = sentidoOf(ditos.rede_codigo, valor)
        const { escola, turma } = placeOfText(sentido)
        return (
          <>
            <td>
              <select
                className="campo-so"
                aria-label={`${t.significa}: ${label}`}
                value={escola}
                onChange={({ target }) => said(valor.valor, target.value)}
              >
                <option value="">{t.escolha}</option>
                {opcoes.map(({ codigo, nome }) => (
                  <option key={codigo} value={codigo}>
                    {`${nome} (${codigo})`}
                  </option>
                ))}
                <option value={FORA}>{t.deFora}</option>
              </select>
            </td>
            <td>
              <input
                className="campo-so"
                aria-label={`${t.colTurma}: ${label}`}
                disabled={escola === '' || escola === FORA}
                placeholder={t.colTurma}
                maxLength={80}
                value={turma}
                onChange={({ target }) => said(valor.valor, withTurma(sentido, target.value))}
              />
            </td>
          </>
        )
      }}
    />
  )
}

export function Valores(props: Props) {
  const t = useTexts(telaTexts)
  const { found, ditos } = props
  const undecided =
    found.perfis.some((one) => sentidoOf(ditos.perfil, one) === '') ||
    found.escolas.some((one) => sentidoOf(ditos.rede_codigo, one) === '')
  return (
    <>
      {found.perfis.length > 0 && <Papeis {...props} />}
      {found.escolas.length > 0 && <Escolas {...props} />}
      {undecided && <p className="t-s fraca">{t.semSentido}</p>}
    </>
  )
}
