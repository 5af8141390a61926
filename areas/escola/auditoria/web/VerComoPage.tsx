/** Support access: find the person, say why, and look through their eyes for half an hour. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type FormEvent, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { can } from '../../../../core/policy/policy.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { auditoriaApi, type PessoaVisivel } from '../contract.ts'
import { verComoPolicy } from '../policy.ts'
import { auditoriaTexts } from '../texts.ts'
import './auditoria.css'
import { VerComoDialog } from './VerComoDialog.tsx'

const SHORTEST_SEARCH = 2

function Pessoas({ busca }: { busca: string }) {
  const t = useTexts(auditoriaTexts)
  const papeis = useTexts(sessaoTexts)
  const [chosen, setChosen] = useState<PessoaVisivel | null>(null)
  const found = useCall(auditoriaApi.findPessoas, { query: { busca } })
  if (found.isPending) return <ListSkeleton rows={3} />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  const { pessoas } = found.data
  if (pessoas.length === 0) return <EmptyState title={t.ninguem}>{t.ninguemTexto}</EmptyState>
  return (
    <Card>
      <p className="fraca t-s" role="status">
        {t.encontradas(pessoas.length)}
      </p>
      <ul className="divide pilha v-z mt-5">
        {pessoas.map((pessoa) => (
          <li className="pilha a-meio c-a1a v-6 pb-5" key={pessoa.id}>
            <Avatar nome={pessoa.nome} />
            <span>
              <b>{pessoa.nome}</b>
              <span className="fraca t-s bloco">
                {papeis[papelPrincipal(pessoa.papeis)]} · {pessoa.login}
              </span>
            </span>
            {pessoa.permissaoVer ? (
              <Button
                size="small"
                icon={IconEye}
                aria-label={t.verComoNome(pessoa.nome)}
                onClick={() => setChosen(pessoa)}
              >
                {t.verComo}
              </Button>
            ) : (
              <span className="fraca t-s">{t.naoPode}</span>
            )}
          </li>
        ))}
      </ul>
      {chosen && <VerComoDialog pessoa={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}

function Find() {
  const t = useTexts(auditoriaTexts)
  const [params, setParams] = useSearchParams()
  const busca = params.get('busca') ?? ''
  const [words, setWords] = useState(busca)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setParams(words.trim() ? { busca: words.trim() } : {}, { replace: true })
  }
  return (
    <>
      <PageHeader title={t.verComo} description={t.verComoDescricao} />
      <form className="linha quebra procura-pessoa baixo mb-6" onSubmit={submit} noValidate>
        <TextField
          label={t.quemVer}
          icon={IconSearch}
          value={words}
          maxLength={120}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" look="filled" disabled={words.trim().length < SHORTEST_SEARCH}>
          {t.procurar}
        </Button>
      </form>
      {busca.length >= SHORTEST_SEARCH && <Pessoas key={busca} busca={busca} />}
    </>
  )
}

export function Screen() {
  const eu = useEu()
  if (!eu) return null
  const actor = asActor(eu)
  const self = { tenantId: actor.tenantId, usuarioId: eu.id, papeis: eu.papeis }
  if (!can(verComoPolicy, actor, 'search', self)) return <Navigate to="/sem-permissao" replace />
  return <Find />
}
