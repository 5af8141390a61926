/** Something of another site inside the lesson: shown once the pupil asks, so that the site learns of nobody before. */
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { incorporarDe } from '../../../aula/rules-incorporar.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { Fora, isPage } from './Fora.tsx'
import type { TelaProps } from './tela.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'incorporar'>, Resposta<'incorporar'>>

export function Tela({ conteudo: { url, titulo } }: Props) {
  const t = useTexts(conteudoTexts)
  const [shown, setShown] = useState(false)
  const address = incorporarDe(url)
  if (!isPage(url)) return null
  return (
    <div className="pilha">
      {address && shown && (
        <iframe
          className="caixa larga toda v169 h-18"
          src={address}
          title={titulo || t.incorporado}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="no-referrer"
          allowFullScreen
        />
      )}
      {address && !shown && (
        <div className="tl-convite caixa larga no-meio v-5 h-14 p-5 ta-c partir">
          <p>{t.deOutroSite(new URL(address).hostname)}</p>
          <Button look="soft" size="large" icon={IconPlayerPlay} onClick={() => setShown(true)}>
            {t.mostrarAqui}
          </Button>
        </div>
      )}
      <div>
        <Fora url={url}>{t.abrirLink}</Fora>
      </div>
    </div>
  )
}
