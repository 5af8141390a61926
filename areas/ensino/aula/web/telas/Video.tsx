/** A film with captions, transcript, chapters, and questions at which it stops. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { MidiaField } from '../../../midia/web/public.tsx'
import { blankAlternativa, newId } from '../editor/blank.ts'
import type { FormProps } from './form.ts'
import { Linha, Numero } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { Perguntas } from './Perguntas.tsx'
import { Rico } from './Rico.tsx'
import { formTexts } from './texts.ts'

export function VideoForm({ conteudo, onChange }: FormProps<'video'>) {
  const t = useTexts(formTexts)
  // Chapters have no names of their own: they are told apart while they are on the screen.
  const capitulos = conteudo.capitulos.map((capitulo, i) => ({ ...capitulo, id: `cap${i}` }))
  return (
    <>
      <MidiaField
        label={t.video}
        tipos={['video']}
        value={conteudo.midia}
        onChange={(midia) => onChange({ ...conteudo, midia })}
      />
      <MidiaField
        label={t.legendas}
        tipos={['legenda']}
        value={conteudo.legendas}
        onChange={(legendas) => onChange({ ...conteudo, legendas })}
      />
      <Rico
        label={t.transcricao}
        placeholder={t.transcricaoAjuda}
        html={conteudo.transcricao}
        onChange={(transcricao) => onChange({ ...conteudo, transcricao })}
      />
      <PartList
        label={t.capitulos}
        one={t.capitulo}
        items={capitulos}
        onChange={(next) =>
          onChange({ ...conteudo, capitulos: next.map(({ em, titulo }) => ({ em, titulo })) })
        }
        make={() => ({ id: newId(), em: 0, titulo: '' })}
        max={30}
      >
        {(capitulo, set, _, name) => (
          <div className="curto pilha baixo f-12 v-5 j-3">
            <Numero
              label={t.emSegundos}
              value={capitulo.em}
              min={0}
              onChange={(em) => set({ em: Math.trunc(em ?? 0) })}
            />
            <Linha
              label={name}
              value={capitulo.titulo}
              maxLength={120}
              onChange={(titulo) => set({ titulo })}
            />
          </div>
        )}
      </PartList>
      <Perguntas
        label={t.paraEPergunta}
        perguntas={conteudo.perguntas}
        onChange={(perguntas) => onChange({ ...conteudo, perguntas })}
        make={() => ({
          id: newId(),
          em: 0,
          enunciado: '',
          alternativas: [blankAlternativa(), blankAlternativa()],
        })}
        before={(pergunta, set) => (
          <Numero
            label={t.emSegundos}
            value={pergunta.em}
            min={0}
            onChange={(em) => set({ em: Math.trunc(em ?? 0) })}
          />
        )}
      />
    </>
  )
}
