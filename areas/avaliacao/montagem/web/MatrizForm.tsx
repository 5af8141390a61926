/** The first step: what the assessment is for, and how many questions of what. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { DisciplinaField, HabilidadesField } from '../../../ensino/catalogo/web/public.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import {
  type Faixa,
  LIMITES,
  type Linha,
  MAX_LINHAS,
  type Matriz,
  type Modelo,
  type Quer,
  quantidadeDe,
} from '../../avaliacao/rules-matriz.ts'
import { useNomeDaLinha } from './Casas.tsx'
import { montagemWebTexts } from './texts.ts'
import { habilidadesDe, type Montagem } from './useMontagem.ts'

const MODELOS = Object.keys(LIMITES) as Modelo[]

/** The number of a square; what is no number is none. */
function Quantas({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (n: number) => void
}) {
  return (
    <span className="entrada">
      <input
        type="number"
        inputMode="numeric"
        className="ta-c num"
        min={0}
        max={LIMITES.padrao}
        aria-label={label}
        value={value === 0 ? '' : value}
        placeholder="0"
        onChange={({ target }) =>
          onChange(Math.min(LIMITES.padrao, Math.max(0, Math.floor(Number(target.value)) || 0)))
        }
      />
    </span>
  )
}

const comQuer = ([a, b, c]: Quer, faixa: Faixa, n: number): Quer => [
  faixa === 0 ? n : a,
  faixa === 1 ? n : b,
  faixa === 2 ? n : c,
]

function Linhas({ montagem }: { montagem: Montagem }) {
  const t = useTexts(montagemWebTexts)
  const { matriz, asked, setMatriz } = montagem
  const citadas = asked.data?.habilidades ?? []
  const nomeDe = useNomeDaLinha(matriz, citadas)
  const setQuer = (at: number, faixa: Faixa, n: number) =>
    setMatriz({
      ...matriz,
      linhas: matriz.linhas.map((linha, i) =>
        i === at ? { ...linha, quer: comQuer(linha.quer, faixa, n) } : linha,
      ),
    })
  return (
    <ol className="pilha v-3 sem-ponto">
      {matriz.linhas.map(({ habilidade, quer }, at) => {
        const { nome, codigo } = nomeDe(habilidade)
        return (
          <li key={habilidade ?? 'outras'} className="mo-linha grade v-3 a-meio">
            <span className="encolhe">
              <span className="linhas-2 forte">{nome}</span>
              {codigo && <span className="t-xs fraca">{codigo}</span>}
            </span>
            {([0, 1, 2] as const).map((faixa) => (
              <Quantas
                key={faixa}
                label={t.casa(codigo || nome, t[`faixa_${faixa}`])}
                value={quer[faixa]}
                onChange={(n) => setQuer(at, faixa, n)}
              />
            ))}
            {habilidade === null ? (
              <span />
            ) : (
              <IconButton
                icon={IconX}
                label={t.removerLinha(codigo || nome)}
                onClick={() => {
                  const linhas = matriz.linhas.filter((one) => one.habilidade !== habilidade)
                  setMatriz({
                    ...matriz,
                    linhas: linhas.length > 0 ? linhas : [{ habilidade: null, quer: [0, 0, 0] }],
                  })
                }}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

export function MatrizForm({ montagem }: { montagem: Montagem }) {
  const t = useTexts(montagemWebTexts)
  const { matriz, max, asked, setMatriz } = montagem
  const periodos = useCall(catalogoApi.periodos).data?.ensinos ?? []
  const turmas = useCall(turmaApi.listAtivas, { query: { pagina: 1, linhas: 100 } }).data?.grupos ?? []
  const quantidade = quantidadeDe(matriz)
  const citadas = asked.data?.habilidades ?? []
  const set = (part: Partial<Matriz>) => setMatriz({ ...matriz, ...part })
  /** Rows that stay keep their numbers; the row of any skill goes once it asks for nothing. */
  const setHabilidades = (ids: readonly number[]) => {
    const any = matriz.linhas.find(({ habilidade }) => habilidade === null)
    const rows = ids.map(
      (id): Linha =>
        matriz.linhas.find(({ habilidade }) => habilidade === id) ?? { habilidade: id, quer: [1, 1, 1] },
    )
    const keepsAny = any && (rows.length === 0 || any.quer.some((n) => n > 0))
    set({ linhas: keepsAny ? [...rows, any] : rows })
  }
  return (
    <div className="pilha v-6">
      <Card>
        <div className="grade f-14 v-6 cima">
          <TextField
            label={t.titulo}
            placeholder={t.tituloExemplo}
            maxLength={120}
            autoComplete="off"
            value={matriz.titulo}
            onChange={({ target }) => set({ titulo: target.value })}
          />
          <SelectField
            label={t.modelo}
            value={matriz.modelo}
            options={MODELOS.map((value) => ({ value, label: t[`modelo_${value}`] }))}
            onChange={({ target }) => set({ modelo: target.value as Modelo })}
          />
          <DisciplinaField value={matriz.disciplina} onChange={(disciplina) => set({ disciplina })} />
          <SelectField
            label={t.periodo}
            placeholder={t.qualquer}
            value={matriz.periodo === null ? '' : String(matriz.periodo)}
            options={periodos.flatMap((ensino) =>
              ensino.periodos.map(({ id, nome }) => ({ value: String(id), label: nome })),
            )}
            onChange={({ target }) => set({ periodo: Number(target.value) || null })}
          />
          <SelectField
            label={t.turma}
            help={t.turmaAjuda}
            placeholder={t.semTurma}
            value={matriz.turma === null ? '' : String(matriz.turma)}
            options={turmas.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            onChange={({ target }) => set({ turma: Number(target.value) || null })}
          />
        </div>
      </Card>
      <Card title={t.matriz} aside={<span className="num">{`${quantidade}/${max}`}</span>}>
        <div className="pilha v-5">
          <p className="fraca">{t.matrizTexto}</p>
          {quantidade > max && <Callout tone="aviso">{t.passaDoModelo(quantidade, max)}</Callout>}
          <div className="mo-linha grade v-3 t-s fraca ta-c" aria-hidden="true">
            <span />
            {([0, 1, 2] as const).map((faixa) => (
              <span key={faixa}>{t[`faixa_${faixa}`]}</span>
            ))}
            <span />
          </div>
          <Linhas montagem={montagem} />
          <HabilidadesField
            label={t.adicionarHabilidades}
            value={habilidadesDe(matriz).flatMap((id) => citadas.find((one) => one.id === id) ?? [])}
            disciplina={matriz.disciplina}
            max={MAX_LINHAS - 1}
            onChange={(chosen) => setHabilidades(chosen.map(({ id }) => id))}
          />
        </div>
      </Card>
    </div>
  )
}
