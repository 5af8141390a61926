/** The second step: questions of the bank, to be put into the assessment one by one (picture 16). */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { useSettled } from '../../../ensino/catalogo/web/public.tsx'
import { type Contagem, FAIXAS, type Faixa } from '../../avaliacao/rules-matriz.ts'
import { tipoQuestaoTexts } from '../../questao/web/public-texts.ts'
import { montagemApi } from '../contract.ts'
import type { Candidata } from '../shapes.ts'
import { useNomeDaLinha } from './Casas.tsx'
import { LETRAS } from './Gabarito.tsx'
import { Inteira } from './Inteira.tsx'
import { useCasa } from './Lado.tsx'
import { montagemWebTexts } from './texts.ts'
import type { Montagem } from './useMontagem.ts'

const LINHAS = 20

function useBusca(montagem: Montagem) {
  const { get } = useUrlFilters()
  const { linha, faixa } = useCasa()
  const { matriz, para } = montagem
  const origem = (['minhas', 'rede'] as const).find((one) => one === get('origem'))
  const [novas, busca] = [get('novas') === 'sim', useSettled(get('busca').trim().slice(0, 120))]
  const pagina = Math.max(1, Number.parseInt(get('pagina'), 10) || 1)
  const { disciplina, periodo, turma } = matriz
  const body = {
    // What is in the assessment stays in the list, and says so.
    ...{ ...para, questoes: [], disciplina, periodo, pagina, linhas: LINHAS },
    ...(linha !== undefined && { linha }),
    ...(faixa !== undefined && { faixa }),
    ...(busca && { busca }),
    ...(origem && { origem }),
    ...(novas && turma !== null && { novas }),
  } as const
  return { pagina, asked: useCall(montagemApi.procurar, { body }, { keep: true }) }
}

/** What the list is narrowed by; the same at the left of a wide screen and above the list of a narrow one. */
export function Filtros({ montagem }: { montagem: Montagem }) {
  const t = useTexts(montagemWebTexts)
  const { get, set } = useUrlFilters()
  const { linha, faixa, choose } = useCasa()
  const [, setParams] = useSearchParams()
  const nomeDe = useNomeDaLinha(montagem.matriz, montagem.asked.data?.habilidades ?? [])
  const clear = () =>
    setParams((now) => new URLSearchParams(now.has('passo') ? { passo: now.get('passo') ?? '' } : {}), {
      replace: true,
    })
  return (
    <div className="pilha v-5 pt-4">
      <TextField
        label={t.buscar}
        icon={IconSearch}
        type="search"
        value={get('busca')}
        maxLength={120}
        onChange={({ target }) => set('busca', target.value)}
      />
      <SelectField
        label={t.habilidade}
        placeholder={t.todas}
        value={linha === undefined ? '' : String(linha ?? 0)}
        options={montagem.matriz.linhas.map(({ habilidade }) => {
          const { nome, codigo } = nomeDe(habilidade)
          return { value: String(habilidade ?? 0), label: [codigo, nome].filter(Boolean).join(' ') }
        })}
        onChange={({ target }) =>
          choose({ linha: target.value === '' ? undefined : Number(target.value) || null, faixa })
        }
      />
      <SelectField
        label={t.dificuldade}
        placeholder={t.todas}
        value={faixa === undefined ? '' : String(faixa)}
        options={FAIXAS.map((_, at) => ({ value: String(at), label: t[`faixa_${at as Faixa}`] }))}
        onChange={({ target }) =>
          choose({ linha, faixa: target.value === '' ? undefined : (Number(target.value) as Faixa) })
        }
      />
      <SelectField
        label={t.deQuem}
        placeholder={t.todas}
        value={get('origem')}
        options={(['minhas', 'rede'] as const).map((value) => ({ value, label: t[value] }))}
        onChange={({ target }) => set('origem', target.value)}
      />
      {montagem.matriz.turma !== null && (
        <Checkbox
          label={t.novas}
          checked={get('novas') === 'sim'}
          onChange={({ target }) => set('novas', target.checked ? 'sim' : '')}
        />
      )}
      <Button look="link" onClick={clear}>
        {t.limpar}
      </Button>
    </div>
  )
}

interface RowProps {
  questao: Candidata
  /** Its place in the assessment; 0: it is not in it. */
  lugar: number
  dificuldade: string
  full: boolean
  onAdd: () => void
  onRemove: () => void
  onView: () => void
}

function Row({ questao, lugar, dificuldade, full, onAdd, onRemove, onView }: RowProps) {
  const t = useTexts(montagemWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const { id, tipo, letra, titulo, texto, habilidades, imagem, vista, autor, status_usuario } = questao
  const codigo = t.codigo(id)
  return (
    <li className="cartao pilha v-3" aria-current={lugar > 0 ? 'true' : undefined}>
      <p className="linha quebra v-2 t-s">
        <b>{codigo}</b>
        <Tag>{letra === null ? tipos[tipo] : t.certa(LETRAS[letra] ?? '')}</Tag>
        {imagem && <IconPhoto className="fina" aria-label={t.comImagem} role="img" />}
        {vista && (
          <Tag tone="aviso" icon={IconSchool}>
            {t.vista}
          </Tag>
        )}
        <span className="vao fraca">{status_usuario === 'propria' ? t.minha : t.de(autor.nome)}</span>
      </p>
      <p className="linhas-3 partir">{titulo || texto}</p>
      <div className="linha quebra v-3">
        <span className="fraca t-s">
          {[habilidades.map(({ codigo }) => codigo).join(', '), dificuldade].filter(Boolean).join(' · ')}
        </span>
        <span className="vao linha v-2">
          <IconButton icon={IconEye} label={t.ver(codigo)} onClick={onView} />
          {lugar > 0 ? (
            <Button icon={IconCheck} aria-pressed="true" onClick={onRemove}>
              {t.estaNa(lugar)}
            </Button>
          ) : (
            <Button look="soft" icon={IconPlus} disabled={full} onClick={onAdd}>
              {t.adicionar}
            </Button>
          )}
        </span>
      </div>
    </li>
  )
}

/** What a square that is looked at still lacks. */
function Falta({ montagem, contagem }: { montagem: Montagem; contagem: Contagem }) {
  const t = useTexts(montagemWebTexts)
  const { linha, faixa } = useCasa()
  const row = montagem.matriz.linhas.findIndex(({ habilidade }) => habilidade === linha)
  const casa = faixa === undefined ? undefined : contagem.casas[row]?.[faixa]
  return casa && casa.quer > casa.tem ? <Tag tone="aviso">{t.faltaNaCasa(casa.quer - casa.tem)}</Tag> : null
}

interface Props {
  montagem: Montagem
  contagem: Contagem
  onRemove: (questao: Candidata) => void
}

export function Banco({ montagem, contagem, onRemove }: Props) {
  const t = useTexts(montagemWebTexts)
  const { set } = useUrlFilters()
  const { pagina, asked } = useBusca(montagem)
  const [shown, setShown] = useState<number | null>(null)
  const dificuldades = useCall(catalogoApi.dificuldades).data?.dificuldades ?? []
  const { postas, max, add } = montagem
  const { data, error, refetch } = asked
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <div className="pilha v-5">
      <details className="mo-filtros caixa larga-sai pb-3 pi-4">
        <summary className="forte mao">{t.filtros}</summary>
        <div className="pt-4">
          <Filtros montagem={montagem} />
        </div>
      </details>
      <p className="linha quebra v-3" role="status">
        <b>{t.achadas(data.total)}</b>
        <Falta montagem={montagem} contagem={contagem} />
        {postas.length >= max && <span className="fraca">{t.cheia(max)}</span>}
      </p>
      {data.questoes.length === 0 ? (
        <EmptyState
          title={t.nenhuma}
          action={<ButtonLink to={href('/logado/gerenciar/questoes')}>{t.irAoBanco}</ButtonLink>}
        >
          {t.nenhumaTexto}
        </EmptyState>
      ) : (
        <ul className="pilha v-4 sem-ponto" aria-busy={asked.isPlaceholderData}>
          {data.questoes.map((questao) => (
            <Row
              key={questao.id}
              questao={questao}
              lugar={postas.findIndex(({ id }) => id === questao.id) + 1}
              dificuldade={
                dificuldades.find(({ id }) => id === questao.dificuldade)?.nome ?? t.semDificuldade
              }
              full={postas.length >= max}
              onAdd={() => add([questao])}
              onRemove={() => onRemove(questao)}
              onView={() => setShown(questao.id)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={pagina}
        pageSize={LINHAS}
        total={data.total}
        onPage={(page) => set('pagina', page === 1 ? '' : String(page))}
      />
      <Inteira id={shown} onClose={() => setShown(null)} />
    </div>
  )
}
