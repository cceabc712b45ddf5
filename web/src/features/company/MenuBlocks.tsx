import type { MenuGroup, MenuItem } from '#contract/calls/company';
import type { ReactNode } from 'react';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { usePick } from '../../platform/locale.ts';
import { destinationOf, pathTo } from '../../platform/paths.ts';
import { MenuGrid, MenuTile } from '../../ui/data/MenuTile.tsx';
import type { Slot } from '../../ui/slot.ts';
import { iconOf, startsBooking } from './menu.ts';
import { Section } from './Section.tsx';
import { useStartBooking } from './use-start-booking.ts';

/** A group of tiles, 6 per row on wide screens. */
export function TileGroup({ group, columns, centred }: { group: MenuGroup; columns: number; centred: boolean }) {
  const pick = usePick();
  return (
    <Section title={pick(group.MenuTypeName, group.MenuTypeNameEng)}>
      <MenuGrid mobileColumns={columns} {...(centred && { few: group.List.length })}>
        <Entries group={group} form="tile" />
      </MenuGrid>
    </Section>
  );
}

/** The group of type 2. */
export function OtherServices({ group }: { group: MenuGroup }) {
  const pick = usePick();
  return (
    <Section title={pick(group.MenuTypeName, group.MenuTypeNameEng)}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 lg:grid-cols-6">
        <Entries group={group} form="row" />
      </ul>
    </Section>
  );
}

function Entries({ group, form }: { group: MenuGroup; form: 'tile' | 'row' }): ReactNode {
  const pick = usePick();
  const startBooking = useStartBooking();
  return group.List.map((item) => {
    const Icon = iconOf(item);
    return (
      <li key={item.Id} className="flex">
        <MenuTile
          form={form}
          icon={<Icon />}
          label={<span className="hyphens-auto">{pick(item.ShowName, item.ShowNameEng)}</span>}
          render={startsBooking(item) ? <button type="button" onClick={() => startBooking(item)} /> : linkOf(item)}
        />
      </li>
    );
  });
}

function linkOf(item: MenuItem): Slot {
  const destination = destinationOf(item.Url);
  return (
    <DestinationLink
      destination={destination.kind === 'nowhere' ? { kind: 'inside', path: pathTo('/web/wait') } : destination}
    />
  );
}
