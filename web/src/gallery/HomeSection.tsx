import { LoginArt } from '../ui/art/LoginArt.tsx';
import { WeChatMark } from '../ui/art/WeChatMark.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Carousel } from '../ui/data/Carousel.tsx';
import { ICON_NAMES, type IconName } from '../ui/art/icons.ts';
import { MenuIcon } from '../ui/art/MenuIcon.tsx';
import { DuotoneIcon, MenuGrid, MenuTile } from '../ui/data/MenuTile.tsx';
import { NoticeBar } from '../ui/feedback/NoticeBar.tsx';
import type { GalleryText } from './text.ts';

const TILES: IconName[] = [
  'calendar-check',
  'users',
  'clipboard-list',
  'file-heart',
  'upload',
  'banknote',
  'heart-pulse',
];
const OTHERS: IconName[] = ['phone', 'circle-help', 'book-open', 'map-pin'];

export function HomeSection({ text }: { text: GalleryText }) {
  const texts = { ...text.carousel, position: text.position };
  const slides = text.slides.map((title, index) => ({
    key: String(index),
    content: (
      <div className="g-slide">
        <div className="g-stack">
          <p className="text-d">{title}</p>
          <div>
            <Button variant="primary" render={<a href={`#slide-${index}`} />}>
              {text.book}
            </Button>
          </div>
        </div>
      </div>
    ),
  }));
  return (
    <>
      <Card title={text.sections.home} className="g-wide">
        <div className="g-stack">
          <Carousel texts={texts} slides={slides} corner={<Button size="sm">English</Button>} />
          <Carousel texts={{ ...texts, label: text.slides[1] ?? '' }} slides={slides.slice(1, 2)} />
          <NoticeBar title={text.noticeTitle} action={<a href="#notice">{text.details}</a>}>
            {text.notice}
          </NoticeBar>
          <NoticeBar tone="warn">{text.alertWarn}</NoticeBar>
          <MenuGrid mobileColumns={3}>
            {TILES.map((name, index) => (
              <li key={name}>
                <MenuTile
                  icon={<MenuIcon name={name} />}
                  label={text.tiles[index]}
                  sub={index === 3 ? text.sub : undefined}
                  render={index % 2 ? <a href={`#${name}`} /> : <button type="button" />}
                />
              </li>
            ))}
          </MenuGrid>
          <ul className="g-two g-three">
            {OTHERS.map((name, index) => (
              <li key={name}>
                <MenuTile
                  form="row"
                  icon={<MenuIcon name={name} />}
                  label={text.others[index]}
                  render={<a href={`#${name}`} />}
                />
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <Card title={text.sections.art}>
        <div className="g-hero">
          <LoginArt />
        </div>
        <WeChatMark size={32} />
      </Card>
      <Card title={text.sections.icons}>
        <ul className="g-icons">
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <DuotoneIcon>
                <MenuIcon name={name} />
              </DuotoneIcon>
              {name}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
