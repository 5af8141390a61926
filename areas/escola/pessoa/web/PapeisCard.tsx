/** The roles of a person: where, since when, until when; giving, changing and ending them. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { pessoaApi } from '../contract.ts'
import type { PapelPessoa } from '../policy.ts'
import { escopoOf } from '../rules-papel.ts'
import type { Pessoa, Vinculo } from '../shapes.ts'
import { useCanGive } from './Oferta.tsx'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'
import { ChangeDialog, GiveDialog } from './VinculoDialog.tsx'

export function VinculoRow({ usuario, vinculo }: { usuario: number; vinculo: Vinculo }) {
  const language = useLanguage()
  const t = useTexts(pessoaTexts)
  const names = useTexts(sessaoTexts)
  const dates = useDates()
  const [open, setOpen] = useState<'mudar' | 'encerrar' | null>(null)
  const end = useSend(pessoaApi.endVinculo, {
    onSuccess: () => notify.success(t.papelEncerrado),
  })
  const papel = names[papelPrincipal([vinculo.papel])]
  const onde = (vinculo.rede ?? vinculo.turma ?? vinculo.aluno)?.nome ?? t.emTudo
  const day = (iso: string) => dates.date(iso)
  const lastDay = vinculo.fim ? day(new Date(new Date(vinculo.fim).getTime() - 1).toISOString()) : null
  const close = () => setOpen(null)
  const confirm = () =>
    end
      .mutateAsync({ params: { usuario, vinculo: vinculo.id } })
      .catch((error: unknown) => notify.error(errorSentence(error, language)))
      .finally(close)
  return (
    <li className="fio-c">
      <div>
        <b>{papel}</b> {vinculo.auxiliar && <Tag>{t.auxiliarCurto}</Tag>}{' '}
        {escopoOf(vinculo.papel) === 'rede' && (
          <Tag tone={vinculo.funcao === 'escrita' ? 'marca' : 'nada'}>{t[vinculo.funcao]}</Tag>
        )}
        <p className="fraca t-s">
          {onde}
          {vinculo.situacao === 'futuro' && ` · ${t.futuro(day(vinculo.inicio))}`}
          {lastDay && ` · ${vinculo.situacao === 'encerrado' ? t.encerrado(lastDay) : t.ate(lastDay)}`}
        </p>
      </div>
      {vinculo.pode && (
        <div className="acoes-r">
          <Button
            size="small"
            aria-label={t.mudarPapel(`${papel}, ${onde}`)}
            onClick={() => setOpen('mudar')}
          >
            {t.mudar}
          </Button>
          <Button
            size="small"
            aria-label={`${t.encerrar} ${papel}, ${onde}`}
            onClick={() => setOpen('encerrar')}
          >
            {t.encerrar}
          </Button>
        </div>
      )}
      {open === 'mudar' && (
        <ChangeDialog usuario={usuario} vinculo={vinculo} title={t.mudarPapel(papel)} onClose={close} />
      )}
      <ConfirmDialog
        open={open === 'encerrar'}
        onClose={close}
        onConfirm={confirm}
        title={t.encerrarPapel(papel, onde)}
        confirmLabel={t.encerrarBotao}
      >
        {t.encerrarTexto}
      </ConfirmDialog>
    </li>
  )
}

interface GiveProps {
  usuario: number
  title: string
  label: string
  only?: readonly PapelPessoa[]
}

/** The button with its window; nothing for who may give no role. */
export function GiveButton({ usuario, title, label, only }: GiveProps) {
  const [open, setOpen] = useState(false)
  if (!useCanGive()) return null
  return (
    <>
      <Button size="small" icon={IconPlus} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <GiveDialog {...{ usuario, title }} {...(only && { only })} onClose={() => setOpen(false)} />}
    </>
  )
}

export function PapeisCard({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const names = useTexts(sessaoTexts)
  const place = usePlace()
  const learns = pessoa.matriculas.filter(({ status }) => status === 'adicionado')
  return (
    <Card
      title={t.vinculos}
      aside={<GiveButton usuario={pessoa.id} title={`${t.darPapel}: ${pessoa.nome}`} label={t.darPapel} />}
    >
      {pessoa.vinculos.length === 0 && learns.length === 0 ? (
        <p className="fraca">{t.semVinculo}</p>
      ) : (
        <ul className="lista-p">
          {learns.map(({ turma, escola }) => (
            <li className="fio-c" key={`turma ${turma.id}`}>
              <div className="cresce-14">
                <b>{names.aluno}</b>
                <p className="fraca t-s">
                  {turma.nome} · {escola.nome}
                </p>
              </div>
              <ButtonLink size="small" to={place.turmas(pessoa.id)}>
                {t.verTurmas}
              </ButtonLink>
            </li>
          ))}
          {pessoa.vinculos.map((vinculo) => (
            <VinculoRow key={vinculo.id} usuario={pessoa.id} vinculo={vinculo} />
          ))}
        </ul>
      )}
    </Card>
  )
}
